import type { LearnTexts } from '../longTexts';

/** La lección, la ayuda de las cartas y las páginas de las herramientas. `{R3}` es un dado, `[5.3]` una regla. */
export const learn: LearnTexts = {
  scenes: 'Las escenas de esta lección',
  stray: 'Esa jugada es válida, pero aquí prueba otra cosa:',
  continue: 'Seguir',
  next: 'Siguiente escena',
  finish: 'Terminar',
  again: 'Volver a empezar',

  'edge.title': 'Tu primer dado',
  'edge.welcome':
    'Eres vidriero y esta es tu ventana. Los dados son tu vidrio: cada uno tiene un color y un tono del 1 (claro) al 6 (intenso). En diez rondas tomas dados del Draft Pool de abajo y los montas en la ventana.',
  'edge.choose': 'Toma {B4} del Draft Pool: tócalo.',
  'edge.attempt':
    'Los espacios que brillan son los que puede ocupar. Tu primerísimo dado va en el **borde**. Compruébalo: toca un espacio del centro.',
  'edge.place':
    'Se ha rechazado, y la línea de abajo dice por qué. Siempre lo hará. Ahora pon {B4} en un espacio que brille.',
  'edge.done':
    'Bien hecho. También puedes arrastrar un dado. Con el teclado, las flechas recorren la ventana e Intro coloca el dado.',

  'touching.title': 'Cada dado toca a otro',
  'touching.attempt':
    'Desde el segundo, cada dado debe **tocar** a uno que ya esté puesto, lado a lado o en diagonal. Elige {G5} y toca un espacio lejos de {B4}.',
  'touching.place': 'Demasiado lejos. Pon {G5} en un espacio que toque a {B4}; basta una esquina.',
  'touching.done': 'Así crece tu ventana, dado a dado.',

  'asking.title': 'Lo que pide un espacio',
  'asking.attempt':
    'Un espacio de color solo admite su **color**; uno con puntos, solo su **valor**. El vidrio transparente admite cualquier dado. Elige {Y3} y prueba un espacio que pida otra cosa.',
  'asking.place':
    'No coincide. {Y3} sirve para el espacio amarillo, para el que pide un 3 y para el vidrio transparente que toque a un dado.',
  'asking.done':
    'Un espacio en blanco también aceptará cualquier dado más adelante. Llena primero los exigentes.',

  'beside.title': 'Sin gemelos lado a lado',
  'beside.attempt':
    'La última restricción: **lado a lado**, dos dados no pueden tener el mismo color ni el mismo valor. Elige {G4} y prueba un espacio junto a {G5} o junto a {B4}.',
  'beside.place':
    'Dos dados con el mismo color o valor no pueden estar lado a lado; los que estorban están marcados. En diagonal sí pueden. Pon {G4} donde pueda ir.',
  'beside.done':
    'Esas son las cuatro restricciones: primero el borde, luego tocar, lo que pide el espacio, sin gemelos al lado. Si ningún dado sirve, o no quieres ninguno, pasas.',

  'round.title': 'Ida y vuelta',
  'round.order':
    'En una ronda cada jugador tiene dos turnos, a la ida y a la vuelta. Con dos jugadores: tú, el Aprendiz, otra vez el Aprendiz, tú. Quien elige primero también elige en último lugar.',
  'round.place': 'Empieza: pon {R6} en el espacio rojo.',
  'round.end': 'No pasa nada hasta que tú lo digas: pulsa **Terminar turno**.',
  'round.watch': 'Ahora juega el Aprendiz, dos veces seguidas.',
  'round.rest': 'El Aprendiz ha tomado dos dados seguidos. Toma uno de los dos que quedan.',
  'round.over': 'Ahora cierra la ronda: pulsa otra vez **Terminar turno**.',
  'round.done':
    'El dado que ha sobrado está en el marcador de ronda, en el número de su ronda. La bolsa ha pasado al Aprendiz, que empieza la siguiente ronda con dados nuevos. Tras diez rondas termina la partida.',

  'tool.title': 'Una herramienta y su precio',
  'tool.price':
    'Hay tres herramientas en la mesa para todos. Una vez por turno puedes usar una y pagar con tokens de favor: **uno** si la carta aún está vacía, **dos** a partir de entonces. Tienes tres; cada uno que sobre al final es un punto.',
  'tool.choose':
    'Te vendría bien un 4 para el espacio B2, pero no ha salido ninguno. Los Alicates de desbaste suben o bajan un dado en uno. Toma {P5}.',
  'tool.use': 'Ahora toca **Alicates de desbaste** y luego **Usar**.',
  'tool.value': 'Pagado: hay un token en la carta. Convierte el 5 en un 4.',
  'tool.place': 'Pon {P4} en B2.',
  'tool.end': 'Hecho, por un solo token. Termina tu turno y mira qué hace el Aprendiz.',
  'tool.watch': 'El Aprendiz está jugando.',
  'tool.done':
    'El Aprendiz ha usado la misma herramienta y ha pagado dos tokens. Llegar pronto los ahorra; esperar hace más fuertes las herramientas. El signo de interrogación de una carta lo cuenta todo sobre ella.',

  'score.title': 'El final y los puntos',
  'score.objectives':
    'Ronda 10, el último turno. Los puntos vienen de **tres objetivos públicos** comunes y de tu **objetivo privado** secreto: la suma de tus dados de un color, aquí el morado.',
  'score.place': 'Un dado más: {R2} sirve para el espacio que pide un 2.',
  'score.end': 'Termina tu turno y, con él, la partida.',
  'score.lines':
    'Tu hoja de puntos. Toca una línea y se encienden los dados que dan esos puntos. Cada token de favor que sobra es un punto más; cada espacio vacío, uno menos.',
  'score.done': [
    '¡Ganas por 33 a 31! En caso de empate decide el objetivo privado; luego, los tokens de favor.',
    {
      last_tie_break: {
        'later-in-order':
          '¿Sigue el empate? Gana quien iba después en el orden de turno de la última ronda.',
        'last-turn': '¿Sigue el empate? Gana quien jugó el último turno de la última ronda.',
        shared: '¿Sigue el empate? La victoria se comparte.',
      },
    },
  ],

  'end.title': 'Ya eres vidriero',
  'end.text':
    'Eso es todo el juego. La mesa te dice en cada paso qué puedes hacer y por qué se rechaza algo.',
  'end.play': 'Juega tu primera partida',

  before: 'Antes',
  after: 'Después',
  fits: 'aquí puede ir',
  forbidden: 'prohibido por esta regla',
  contents: 'Contenido',
  rather: '¿Prefieres aprender jugando? Cinco minutos',
  order: 'Orden de los turnos con tres jugadores',
  example: 'Un ejemplo: una ventana terminada y su hoja. Toca una línea para ver sus dados.',
  allRules: 'Todas las reglas',
  'table.public': 'Lo que valen los objetivos públicos',
  'table.payment': 'Qué dado paga cada herramienta en solitario',
  'table.given': 'Lo que proponen las ediciones',
  'scoring.page': 'Todo sobre la puntuación',
  'tool.page': 'Casos especiales y más sobre esta herramienta',
  'tool.kind': 'Herramienta',
  'tool.cases': 'Conviene saber',
  'tool.costs': 'Lo que cuesta',
  'tool.price.rule':
    'Un token de favor si aún no hay ninguno en la carta; si no, dos, pero nunca más de dos [6.1]. Los tokens se quedan en la carta. Cualquiera puede volver a usar la herramienta, tú también, pero solo una por turno [4.2]. Solo puede usarse si su efecto puede completarse [6.2].',
  'tool.solo': [
    'En solitario pagas con un dado del Draft Pool; dado y herramienta salen entonces del juego [9.3].',
    {
      solo_payment: {
        colour: 'Color con el que se paga:',
        'first-printing': 'Dado con el que se paga:',
      },
    },
  ],

  private: 'Suma los valores de tus dados de este color: un {P6} da seis puntos; un {P1}, uno.',
  'private.secret':
    'Solo tú sabes qué color reúnes, así que no lo muestres demasiado pronto. En un empate deciden estos puntos.',
  'private.solo': [
    {
      solo_private: {
        1: 'En solitario está boca arriba.',
        2: 'En solitario tienes dos, boca arriba. Solo cuenta el mejor.',
      },
    },
  ],
  'public.light-shades':
    'Cada 1 junto con un 2 forma una pareja; pueden estar en cualquier lugar. Con tres 1 y dos 2 tienes dos parejas: cuenta el más escaso.',
  'public.medium-shades':
    'Cada 3 junto con un 4 forma una pareja; pueden estar en cualquier lugar. El más escaso de los dos dice cuántas parejas tienes.',
  'public.deep-shades':
    'Cada 5 junto con un 6 forma una pareja; pueden estar en cualquier lugar. El más escaso de los dos dice cuántas parejas tienes.',
  'public.shade-variety':
    'Un set es un dado de cada valor del 1 al 6, en cualquier lugar de la ventana. Tienes tantos sets como dados de tu valor más escaso.',
  'public.color-variety':
    'Un set es un dado de cada uno de los cinco colores, en cualquier lugar de la ventana. Tienes tantos sets como dados de tu color más escaso.',
  'public.row-shade-variety':
    'Una fila puntúa si sus cinco espacios están llenos y ningún valor se repite. Una fila con un hueco no da nada.',
  'public.row-color-variety':
    'Una fila puntúa si sus cinco espacios están llenos, con cinco colores distintos. Una fila con un hueco no da nada.',
  'public.column-shade-variety':
    'Una columna puntúa si sus cuatro espacios están llenos y ningún valor se repite. Una columna con un hueco no da nada.',
  'public.column-color-variety':
    'Una columna puntúa si sus cuatro espacios están llenos y ningún color se repite. Una columna con un hueco no da nada.',
  'public.color-diagonals':
    'Cada dado que tiene en diagonal otro de su propio color vale un punto. Un dado cuenta una sola vez, por muchos vecinos así que tenga.',

  'tool.1.picture': 'No ha salido ningún 4: {P5} baja a {P4} y sirve para el espacio B2.',
  'tool.1.cases':
    'También puedes elegir un dado que tal cual no puede ir en ningún sitio, si puede ir una vez cambiado.\nUn {R6} solo puede pasar a 5; un {R1}, solo a 2.\nSolo se ofrecen valores que después puedes colocar: nunca pagas en vano.\nCon el dado ya en la ventana es demasiado tarde.',
  'tool.2.picture': '{R5} va al espacio amarillo C4: esta vez su color no importa.',
  'tool.2.cases':
    'Solo se ignora el color impreso. El valor impreso, el contacto [5.3] y los vecinos [5.5] cuentan como siempre.\nPuedes usarla también para mover un dado adonde no hay nada que ignorar.\nEl dado sigue siendo válido donde está, hasta que se mueva otra vez.\nSi es el único dado de tu ventana, debe volver al borde.\nÚsala antes de tomar un dado o después de colocarlo, no con un dado en la mano.',
  'tool.3.picture': '{R6} va a C3, que pide un 5: esta vez el valor no importa.',
  'tool.3.cases':
    'Solo se ignora el valor impreso. El color impreso, el contacto [5.3] y los vecinos [5.5] cuentan como siempre.\nPuedes usarla también para mover un dado adonde no hay nada que ignorar.\nEl dado sigue siendo válido donde está, hasta que se mueva otra vez.\nSi es el único dado de tu ventana, debe volver al borde.\nÚsala antes de tomar un dado o después de colocarlo, no con un dado en la mano.',
  'tool.4.picture': '{R6} va a C1, luego {B4} a B3. Cada paso cumple todas las reglas.',
  'tool.4.cases':
    'Exactamente dos dados distintos: dos veces el mismo no vale, y uno solo tampoco.\nUno tras otro: importa que cada movimiento sea válido al hacerlo.\nLos dados que quedan atrás no se vuelven a revisar, aunque ya no toquen nada.\nSolo se ofrece un primer movimiento si puede seguirle un segundo.',
  'tool.5.picture':
    '{R2} va al marcador de ronda; de allí viene {P3}, que sirve para el espacio D2.',
  'tool.5.cases':
    'Cualquier dado del marcador, en cualquier número y lugar del montón. Ninguno cambia de valor.\nNo en la ronda 1: aún no hay dados en el marcador [6.6].\nUn dado no se cambia por otro igual.\nSolo se ofrecen dados que después puedes colocar.\nEn solitario cambia también el puntaje objetivo, que es la suma del marcador [9.5].',
  'tool.6.picture': '{G6} se lanza de nuevo, pasa a {G3} y sirve para el espacio D2.',
  'tool.6.cases':
    'Puedes empezar con cualquier dado del Draft Pool, incluso uno que no quepa en ningún sitio.\nSi cabe con su nuevo valor, debes colocarlo. No puedes elegir otro dado.\nSi no cabe, el dado vuelve al Draft Pool con su nuevo valor y tu elección de este turno queda gastada.',
  'tool.7.picture': 'Todos los dados del Draft Pool se lanzan de nuevo; sus colores no cambian.',
  'tool.7.cases':
    'Solo en tu segundo turno de la ronda, y solo antes de tomar un dado.\nCon un Draft Pool nuevo ayudas también a quien juega después. En el último turno de la ronda ya no hay nadie.\nEn solitario, el dado usado para pagar no se lanza de nuevo.',
  'tool.8.picture': '{G3} era el dado del turno; con la herramienta sigue {R5} de inmediato.',
  'tool.8.cases':
    'Solo en tu primer turno de la ronda, después de colocar un dado.\nTu segundo turno de esta ronda se salta.\nEs la herramienta de tu turno: ninguna otra puede ayudar con el segundo dado.\nTambién puede usarla quien tiene dos turnos seguidos.\nEl segundo dado debe caber: se coloca como cualquier otro.',
  'tool.9.picture': '{P6} va a A4, lejos de todos los demás.',
  'tool.9.cases':
    'El espacio no debe tener dados alrededor, ni siquiera en diagonal.\nEl color y el valor impresos siguen contando.\nEl dado sigue siendo válido allí, y los siguientes pueden tocarlo.\nEn una ventana vacía no puede usarse: rige la regla del borde [5.2], así que no cambiaría nada.\nPuedes elegir un dado que no quepa en otro sitio.',
  'tool.10.picture': '{R2} se voltea, pasa a {R5} y sirve para el espacio C3.',
  'tool.10.cases':
    'Las caras opuestas suman siete: 1 y 6, 2 y 5, 3 y 4.\nTambién puedes elegir un dado que tal cual no cabe en ningún sitio, si cabe al voltearlo.\nDespués debe colocarse con su nuevo valor.',
  'tool.11.picture':
    '{R1} vuelve a la bolsa. Sale un dado morado; se elige el 4, que sirve para el espacio B2.',
  'tool.11.cases':
    'Puedes empezar con cualquier dado del Draft Pool, incluso uno que no quepa en ningún sitio.\nPrimero el dado va a la bolsa y luego se saca uno: puede salir el mismo.\nVes el color y después eliges el valor.\nPuedes colocar el nuevo dado o dejarlo en el Draft Pool con ese valor; entonces tu elección de este turno queda gastada.',
  'tool.12.picture':
    'Hay un dado azul en el marcador de ronda, así que dos dados azules pueden moverse.',
  'tool.12.cases':
    'Un dado o dos distintos, ambos de un mismo color.\nAlgún dado del marcador de ronda debe mostrar ese color, así que no en la ronda 1 [6.6].\nUno tras otro; cada movimiento cumple todas las reglas al hacerse.\nTú decides si te detienes después del primero.',
};
