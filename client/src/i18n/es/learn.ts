import type { LearnTexts } from '../longTexts';

/** La lección, la ayuda de las cartas y las páginas de las herramientas. `{R3}` es un dado, `[5.3]` una regla. */
export const learn: LearnTexts = {
  scenes: 'Pasos de la lección',
  stray: 'Eso está permitido, pero sigamos con la lección:',
  continue: 'Continuar',
  next: 'Siguiente paso',
  finish: 'Terminar',
  again: 'Volver a empezar',

  'edge.title': 'Tu primer dado',
  'edge.welcome':
    'Eres artista del vitral y esta es tu ventana. Los dados son tus piezas de vidrio. Cada uno tiene un color y una opacidad, de 1 (claro) a 6 (intenso). Durante diez rondas, tomarás dados de la reserva, bajo la ventana, y los colocarás en ella.',
  'edge.choose': 'Vamos a tomar el {B4}. Tócalo en la reserva.',
  'edge.attempt':
    'Tu primer dado debe ir en el **borde** o en una esquina. Los espacios donde encaja están iluminados. Mira qué pasa si tocas un espacio del centro.',
  'edge.place':
    'Ahí no puede ir, y el mensaje de abajo te dice por qué. Ahora toca un espacio iluminado para colocar el {B4}.',
  'edge.done':
    '¡Bien hecho! También puedes arrastrar los dados. Con el teclado, usa las flechas para moverte por la ventana e Intro para colocar el dado.',

  'touching.title': 'Cada dado toca a otro',
  'touching.attempt':
    'A partir de ahora, cada dado nuevo debe **tocar** a otro que ya esté en tu ventana: a la izquierda, a la derecha, arriba, abajo o en diagonal. Elige el {G5} y toca un espacio lejos del {B4} para ver qué pasa.',
  'touching.place':
    'Está demasiado lejos. Coloca el {G5} donde toque al {B4}. En diagonal también vale.',
  'touching.done': 'Así crece tu ventana, dado a dado.',

  'asking.title': 'Lo que pide un espacio',
  'asking.attempt':
    'Un espacio de color solo admite dados de ese **color**. Un espacio con puntos solo admite dados de ese **valor**. Un espacio en blanco admite cualquier color y cualquier valor. Elige el {Y3} y pruébalo en un espacio que pida otra cosa.',
  'asking.place':
    'No coincide. Coloca el {Y3} en el espacio amarillo, en el espacio con un 3 o en cualquier espacio en blanco que toque a un dado.',
  'asking.done':
    'Los espacios en blanco seguirán admitiendo cualquier color y valor más adelante, así que llena los exigentes cuando puedas.',

  'beside.title': 'Sin vecinos iguales',
  'beside.attempt':
    'Una última restricción: los dados que están **uno junto a otro** (a la izquierda, a la derecha, arriba o abajo) no pueden compartir color ni valor. Elige el {G4} y pruébalo justo al lado del {G5} o del {B4}.',
  'beside.place':
    'El dado marcado está justo al lado de ese espacio y tiene el mismo color o valor. En diagonal no hay problema. Coloca el {G4} donde encaje.',
  'beside.done':
    'Esas son las cuatro restricciones: empezar en el borde, tocar a otro dado, coincidir con el espacio y no juntar vecinos iguales. Si no encaja ningún dado, o no quieres ninguno, simplemente pasa.',

  'round.title': 'Ida y vuelta',
  'round.order':
    'Pasemos a otra partida, en la ronda 3. En cada ronda, todos juegan dos turnos: una vuelta a la mesa y después otra en orden inverso. En esta partida, el orden es: tú, el Aprendiz, otra vez el Aprendiz y tú. Quien juega primero también juega al final.',
  'round.place': 'Empieza la ronda: coloca el {R6} en el espacio rojo.',
  'round.end':
    'Toca **Terminar turno**. En tus partidas, el turno termina solo después de colocar un dado. Puedes desactivarlo en los ajustes.',
  'round.watch': 'Ahora juega el Aprendiz, dos veces seguidas.',
  'round.rest':
    'El Aprendiz ha tomado dos dados seguidos. Toma uno de los dos que quedan y colócalo.',
  'round.over': 'Ahora termina la ronda: toca otra vez **Terminar turno**.',
  'round.done':
    'El último dado ha pasado al marcador de ronda, al número de esta ronda. La bolsa ha pasado al Aprendiz, que empieza la siguiente ronda con dados nuevos. La partida termina después de diez rondas.',

  'tool.title': 'Las herramientas y su precio',
  'tool.price':
    'Esta partida va por la ronda 5. Estas tres herramientas son comunes para todos. Una vez por turno, puedes pagar fichas de favor para usar una. Cuesta **una** ficha si aún no hay ninguna en la carta; si ya hay alguna, **dos**. Tienes tres fichas, y cada una que conserves vale 1 punto.',
  'tool.choose':
    'Necesitas un 4 para B2, pero no hay ninguno en la reserva. Los Alicates de desbaste pueden subir o bajar en 1 el valor de un dado. Elige el {P5}.',
  'tool.use': 'Ahora toca **Alicates de desbaste** y después **Usar**.',
  'tool.value': 'Has pagado y tu ficha está en la carta. Cambia el 5 por un 4.',
  'tool.place': 'Coloca el {P4} en B2.',
  'tool.end': '¡Todo eso por una sola ficha! Termina tu turno y mira qué hace el Aprendiz.',
  'tool.watch': 'El Aprendiz está jugando.',
  'tool.done':
    'El Aprendiz ha usado la misma herramienta, pero ha tenido que pagar dos fichas. Una herramienta le sale más barata a quien la usa primero, pero las herramientas suelen ser más útiles hacia el final de la partida. Para saber más sobre una herramienta, toca el signo de interrogación de su carta.',

  'score.title': 'Puntuación',
  'score.objectives':
    'Es el último turno de la ronda 10. Puntuarás con los **tres objetivos públicos**, comunes para todos, y con tu **objetivo privado** secreto: la suma de los valores de tus dados de un color. El tuyo es el morado.',
  'score.place': 'Un dado más: coloca el {R2} en el espacio que pide un 2.',
  'score.end': 'Termina tu turno para acabar la partida.',
  'score.lines':
    'Esta es tu hoja de puntuación. Toca una línea para resaltar los dados que la forman. Ganas 1 punto por cada ficha de favor que te quede y pierdes 1 punto por cada espacio vacío.',
  'score.done': [
    '¡Ganas por 33 a 31! En caso de empate, gana quien tenga más puntos de objetivos privados y, si aún hay empate, quien conserve más fichas de favor.',
    {
      last_tie_break: {
        'later-in-order':
          'Si el empate continúa, gana el último de ellos en el orden de turno de la última ronda.',
        'last-turn': 'Si el empate continúa, gana quien jugó el último turno de la última ronda.',
        shared: 'Si el empate continúa, la victoria se comparte.',
      },
    },
  ],

  'end.title': 'Ya puedes jugar',
  'end.text':
    'Eso es todo. La mesa siempre te muestra lo que puedes hacer. Si algo no se puede, te dice por qué.',
  'end.play': 'Juega tu primera partida',

  before: 'Antes',
  after: 'Después',
  fits: 'encaja aquí',
  forbidden: 'prohibido por esta regla',
  contents: 'Contenido',
  rather: '¿Prefieres aprender jugando? Son cinco minutos',
  order: 'Orden de turno con tres jugadores',
  example:
    'Ejemplo: una ventana terminada y su puntuación. Toca una línea para resaltar sus dados.',
  allRules: 'Todas las reglas',
  'table.public': 'Puntos de los objetivos públicos',
  'table.payment': 'Con qué dado se paga cada herramienta en solitario',
  'table.given': 'En qué se diferencian las ediciones',
  'scoring.page': 'Todo sobre la puntuación',
  'tool.page': 'Detalles y casos especiales',
  'tool.kind': 'Herramienta',
  'tool.cases': 'Conviene saber',
  'tool.costs': 'Precio',
  'tool.price.rule':
    'Cuesta una ficha de favor si aún no hay ninguna en la carta; si ya hay alguna, cuesta dos, pero nunca más de dos [6.1]. Las fichas se quedan en la carta. Cualquier jugador puede volver a usar la misma herramienta, pero tú solo puedes usar una por turno [4.2]. Solo puedes usar una herramienta si puedes completar su efecto [6.2].',
  'tool.solo': [
    'En solitario pagas con un dado de la reserva. Después, el dado y la herramienta salen del juego [9.3].',
    {
      solo_payment: {
        colour: 'Color con el que se paga:',
        'first-printing': 'Dado con el que se paga:',
      },
    },
  ],

  private:
    'Suma los valores de tus dados de este color. Con el morado, un {P6} vale 6 puntos y un {P1}, solo 1.',
  'private.secret':
    'Nadie más conoce tu color, así que no lo reveles demasiado pronto. Estos puntos también sirven para desempatar.',
  'private.solo': [
    {
      solo_private: {
        1: 'En solitario está boca arriba.',
        2: 'En solitario tienes dos, boca arriba. Solo cuenta el mejor.',
      },
    },
  ],
  'public.light-shades':
    'Una pareja es un 1 y un 2, en cualquier lugar de tu ventana. Tienes tantas parejas como dados del valor más escaso: tres 1 y dos 2 forman dos parejas.',
  'public.medium-shades':
    'Una pareja es un 3 y un 4, en cualquier lugar de tu ventana. Tienes tantas parejas como dados del valor más escaso.',
  'public.deep-shades':
    'Una pareja es un 5 y un 6, en cualquier lugar de tu ventana. Tienes tantas parejas como dados del valor más escaso.',
  'public.shade-variety':
    'Un conjunto es un dado de cada valor del 1 al 6, en cualquier lugar de tu ventana. Tienes tantos conjuntos como dados de tu valor más escaso.',
  'public.color-variety':
    'Un conjunto es un dado de cada uno de los cinco colores, en cualquier lugar de tu ventana. Tienes tantos conjuntos como dados de tu color más escaso.',
  'public.row-shade-variety':
    'Una fila puntúa si sus cinco espacios están ocupados por cinco valores distintos. Una fila con un espacio vacío no puntúa.',
  'public.row-color-variety':
    'Una fila puntúa si sus cinco espacios están ocupados por cinco colores distintos. Una fila con un espacio vacío no puntúa.',
  'public.column-shade-variety':
    'Una columna puntúa si sus cuatro espacios están ocupados por cuatro valores distintos. Una columna con un espacio vacío no puntúa.',
  'public.column-color-variety':
    'Una columna puntúa si sus cuatro espacios están ocupados por cuatro colores distintos. Una columna con un espacio vacío no puntúa.',
  'public.color-diagonals':
    'Cada dado que tenga al menos un vecino en diagonal de su mismo color vale 1 punto. Un dado cuenta una sola vez, por muchos vecinos así que tenga.',

  'tool.1.picture':
    'No hay ningún 4 en la reserva, así que el {P5} baja a {P4}. Ahora encaja en B2.',
  'tool.1.cases':
    'Puedes elegir un dado que aún no encaje en ningún sitio, siempre que vaya a encajar con su nuevo valor.\nUn {R6} solo puede pasar a 5, y un {R1}, solo a 2.\nSolo se te ofrecen valores que encajan, así que nunca pagas en vano.\nCuando el dado ya está en tu ventana, es demasiado tarde.',
  'tool.2.picture':
    'El {R5} se mueve a C4. El espacio pide amarillo, pero con esta herramienta no importa.',
  'tool.2.cases':
    'Solo ignoras el color que pide el nuevo espacio. Si lo que pide es un valor, el dado debe coincidir. Las reglas sobre tocar a otro dado [5.3] y sobre los vecinos [5.5] siguen en pie.\nTambién puedes mover un dado a un espacio que no pida ningún color.\nEl dado sigue siendo válido allí hasta que se vuelva a mover.\nSi es el único dado de tu ventana, debe ir otra vez en el borde o en una esquina.\nÚsala antes de elegir un dado de la reserva o después de colocarlo, no entre una cosa y otra.',
  'tool.3.picture':
    'El {R6} se mueve a C3. El espacio pide un 5, pero con esta herramienta no importa.',
  'tool.3.cases':
    'Solo ignoras el valor que pide el nuevo espacio. Si lo que pide es un color, el dado debe coincidir. Las reglas sobre tocar a otro dado [5.3] y sobre los vecinos [5.5] siguen en pie.\nTambién puedes mover un dado a un espacio que no pida ningún valor.\nEl dado sigue siendo válido allí hasta que se vuelva a mover.\nSi es el único dado de tu ventana, debe ir otra vez en el borde o en una esquina.\nÚsala antes de elegir un dado de la reserva o después de colocarlo, no entre una cosa y otra.',
  'tool.4.picture':
    'El {R6} se mueve a C1 y después el {B4} se mueve a B3. Cada movimiento cumple todas las reglas de colocación.',
  'tool.4.cases':
    'Debes mover dos dados distintos: ni uno solo ni dos veces el mismo.\nMuévelos uno después del otro. Cada movimiento debe ser válido en el momento de hacerlo.\nLos dados que se quedan donde estaban no se vuelven a revisar, aunque ya no toquen a ningún otro.\nSolo se te ofrece un primer movimiento si después puede haber un segundo.',
  'tool.5.picture': 'El {R2} va al marcador de ronda, y de allí sale el {P3}, que encaja en D2.',
  'tool.5.cases':
    'Puedes tomar cualquier dado del marcador de ronda, de cualquier número, aunque haya varios en él. Ambos dados conservan su valor.\nNo puedes usarla en la ronda 1, porque el marcador de ronda aún está vacío [6.6].\nNo puedes cambiar un dado por otro idéntico.\nSolo se te ofrecen dados que encajan en tu ventana.\nEn solitario también cambia tu puntaje objetivo, porque es la suma de los dados del marcador de ronda [9.5].',
  'tool.6.picture': 'Se vuelve a lanzar el {G6}. Sale un {G3}, que encaja en D2.',
  'tool.6.cases':
    'Puedes elegir cualquier dado de la reserva, incluso uno que no encaje en ningún sitio.\nSi encaja con su nuevo valor, debes colocarlo. No puedes elegir otro dado.\nSi no encaja, vuelve a la reserva con su nuevo valor y ya no puedes tomar otro dado en este turno.',
  'tool.7.picture': 'Se vuelven a lanzar todos los dados de la reserva. Sus colores no cambian.',
  'tool.7.cases':
    'Solo puedes usarla en tu segundo turno de la ronda, antes de tomar un dado.\nLos nuevos valores también pueden ayudar a quienes juegan después de ti, salvo que el tuyo sea el último turno de la ronda.\nEn solitario, el dado con el que pagas no se vuelve a lanzar.',
  'tool.8.picture':
    'El {G3} era el dado de este turno. Con la herramienta, el {R5} llega justo después.',
  'tool.8.cases':
    'Solo puedes usarla en tu primer turno de la ronda, después de tomar y colocar un dado.\nTe saltas tu segundo turno de esta ronda.\nSolo puedes usar una herramienta por turno, así que ninguna otra puede ayudarte con el segundo dado.\nTambién puede usarla quien va último en la ronda y juega sus dos turnos seguidos.\nEl segundo dado debe cumplir todas las reglas de colocación, como cualquier otro.',
  'tool.9.picture': 'El {P6} va a A4, donde no toca a ningún otro dado.',
  'tool.9.cases':
    'No puede haber ningún dado alrededor del espacio, ni siquiera en diagonal.\nSi el espacio pide un color o un valor, el dado debe coincidir igualmente.\nEl dado sigue siendo válido allí, y los siguientes pueden tocarlo.\nNo puedes usarla con la ventana vacía. Tu primer dado debe ir de todos modos en el borde o en una esquina [5.2], así que la herramienta no cambiaría nada.\nPuedes elegir un dado que no encaje en ningún otro sitio.',
  'tool.10.picture': 'El {R2} se voltea y pasa a ser un {R5}, que encaja en C3.',
  'tool.10.cases':
    'Las caras opuestas de un dado suman 7: 1 y 6, 2 y 5, 3 y 4.\nPuedes elegir un dado que aún no encaje en ningún sitio, siempre que vaya a encajar una vez volteado.\nDespués debes colocarlo con su nuevo valor.',
  'tool.11.picture':
    'El {R1} vuelve a la bolsa. Sale un dado morado y se elige el 4, que encaja en B2.',
  'tool.11.cases':
    'Puedes elegir cualquier dado de la reserva, incluso uno que no encaje en ningún sitio.\nEl dado va a la bolsa antes de que saques otro, así que podría volver a salir el mismo.\nVes el color del nuevo dado antes de elegir su valor.\nEn vez de colocar el nuevo dado, puedes dejarlo en la reserva con ese valor, pero entonces ya no puedes tomar otro en este turno.',
  'tool.12.picture':
    'Hay un dado azul en el marcador de ronda, así que se pueden mover dos dados azules de la ventana.',
  'tool.12.cases':
    'Mueve un dado o dos dados distintos del mismo color.\nEn el marcador de ronda debe haber un dado de ese color, así que no puedes usarla en la ronda 1 [6.6].\nMuévelos uno después del otro. Cada movimiento debe cumplir todas las reglas de colocación en el momento de hacerlo.\nSi quieres, puedes parar después del primer dado.',
};
