import type { Rulebook } from '../longTexts';

/** Las reglas en palabras sencillas. Las exactas están en docs/rules.md, con los mismos números. */
export const rulebook: Rulebook = {
  title: 'Las reglas',
  lead: 'Los dados son tus piezas de vidrio. Durante diez rondas, los tomas de una reserva común y los colocas en tu ventana. Dos dados vecinos no pueden compartir color ni valor, y algunos espacios solo admiten un color o un valor determinado. Cada regla tiene un número, así que, si una jugada no está permitida, puedes consultar por qué. Los espacios se nombran por fila y columna: A1 está arriba a la izquierda y D5, abajo a la derecha.',
  sections: [
    {
      number: 1,
      title: 'Qué hay en la caja',
      lead: 'De 1 a 4 jugadores, a partir de 13 años. Una partida dura de 30 a 45 minutos.',
      rules: [
        {
          id: '1.1',
          text: '90 dados, 18 de cada color: rojo, amarillo, verde, azul y morado. Cada dado tiene un **color** y un **valor** del 1 al 6. El valor es su opacidad: cuanto más bajo, más claro es el vidrio.',
        },
        {
          id: '1.2',
          text: '12 cartas de ventana con un patrón en cada cara: 24 patrones en total, todos de 4 filas y 5 columnas. Cada espacio muestra un color, muestra un valor o está en blanco. La dificultad de los patrones va de 3 (los más fáciles) a 6 (los más difíciles).',
        },
        {
          id: '1.3',
          text: '12 cartas de herramienta, 10 objetivos públicos, 5 objetivos privados (uno por color), 24 fichas de favor, 4 tableros de marco de ventana, 4 fichas de puntaje y una bolsa para los dados.',
        },
        {
          id: '1.4',
          text: 'Un marcador de ronda numerado del 1 al 10, con el marcador de puntaje (de 0 a 50) en el reverso. Si pasas de 50, voltea tu ficha de puntaje y vuelve a empezar: el 51 se marca en el 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Preparación para 2 a 4 jugadores',
      rules: [
        { id: '2.1', text: 'Recibes un **objetivo privado**. Mantenlo en secreto.' },
        {
          id: '2.2',
          text: 'Recibes dos cartas de ventana y eliges uno de sus cuatro patrones. Desliza esa carta en tu tablero de marco de ventana; la otra sale del juego. Todos eligen al mismo tiempo y luego muestran a la vez lo que han elegido. Hasta entonces puedes cambiar de patrón.',
        },
        {
          id: '2.3',
          text: 'Recibes tantas **fichas de favor** como indica la dificultad de tu patrón: las ventanas más difíciles traen más ayuda.',
        },
        {
          id: '2.4',
          text: [
            'Coloca el marcador de ronda en el centro de la mesa, con la ficha de puntaje de cada jugador al lado. Coloca boca arriba tres herramientas y tres objetivos públicos, comunes para todos.',
            {
              trimmed_bag: {
                false: 'Los 90 dados van a la bolsa.',
                true: 'Con dos jugadores, deja fuera de la bolsa 8 dados de cada color; con tres, deja fuera 4 de cada color [10.1].',
                proposed:
                  'Los 90 dados van a la bolsa. Esta edición sugiere una bolsa reducida cuando hay menos jugadores: con dos, deja fuera 8 dados de cada color; con tres, deja fuera 4 de cada color [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'El jugador inicial se elige al azar y recibe la bolsa.',
                named:
                  'Se elige un jugador inicial, que recibe la bolsa. El reglamento sugiere a la última persona que haya visitado una catedral.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'Las cartas que no se han repartido quedan fuera del juego y permanecen ocultas.',
        },
        {
          id: '2.7',
          text: 'Al elegir tu patrón ya conoces tu objetivo privado, las herramientas, los objetivos públicos y el jugador inicial. No ves los patrones de los demás hasta que todos han elegido.',
        },
      ],
    },
    {
      number: 3,
      title: 'Una ronda',
      rules: [
        {
          id: '3.1',
          text: 'Una partida dura diez rondas. En cada ronda, el jugador inicial saca dados de la bolsa al azar, dos por jugador más uno (5, 7 o 9), y los lanza. Esos dados forman la **reserva**.',
        },
        {
          id: '3.2',
          text: 'Los turnos van en sentido horario, del jugador inicial al último, y después **vuelven** en orden inverso. Todos juegan dos turnos, y el último jugador juega los suyos seguidos.',
        },
        {
          id: '3.3',
          text: 'Después del último turno, todos los dados que quedan en la reserva pasan al marcador de ronda, al número de esta ronda. Conservan su valor, y varios dados pueden compartir un número.',
        },
        {
          id: '3.4',
          text: 'La bolsa pasa en sentido horario. Quien la recibe es el jugador inicial de la siguiente ronda. La partida termina después de la ronda 10.',
        },
      ],
    },
    {
      number: 4,
      title: 'Tu turno',
      rules: [
        {
          id: '4.1',
          text: 'En tu turno puedes **tomar un dado** de la reserva y colocarlo, y puedes **usar una herramienta**. Haz ambas cosas en el orden que quieras, haz solo una o pasa.',
        },
        {
          id: '4.2',
          text: 'Solo puedes usar una herramienta por turno y, por tanto, dos por ronda como máximo.',
        },
        {
          id: '4.3',
          text: 'Tomar un dado significa elegirlo y colocarlo. Si no puedes colocar un dado, se queda en la reserva.',
        },
        {
          id: '4.4',
          text: 'Nunca es obligatorio tomar un dado ni usar una herramienta. Pero, si empiezas algo, debes terminarlo [6.7].',
        },
        {
          id: '4.5',
          text: 'Tu turno no acaba hasta que tú lo terminas. Para pasar, haz lo mismo.',
        },
        {
          id: '4.6',
          text: 'Los dados idénticos de la reserva cuentan como una sola opción: da igual cuál elijas. Lo mismo vale para los dados idénticos de un mismo número del marcador de ronda.',
        },
      ],
    },
    {
      number: 5,
      title: 'Colocar un dado',
      lead: 'Estas cinco reglas son el corazón del juego.',
      tip: '**Consejo:** Procura no colocar un dado junto a un espacio que pide su color o su valor, como un 2 junto a un espacio con un 2. Allí ya no cabría ningún dado.',
      rules: [
        {
          id: '5.1',
          text: 'Solo puedes colocar un dado en un espacio **vacío** de tu propia ventana.',
        },
        { id: '5.2', text: 'Tu **primer** dado debe ir en el borde o en una esquina.' },
        {
          id: '5.3',
          text: 'Cada dado siguiente debe **tocar** a otro que ya esté en tu ventana, de forma ortogonal (izquierda, derecha, arriba o abajo) o diagonal.',
        },
        {
          id: '5.4',
          text: 'El dado debe coincidir con su espacio. Un espacio que muestra un **color** solo admite dados de ese color, y uno que muestra un **valor**, solo dados de ese valor. Un espacio en blanco admite cualquier color y cualquier valor.',
        },
        {
          id: '5.5',
          text: 'Un dado no puede estar **ortogonalmente** junto a otro del mismo color o del mismo valor. En diagonal sí puede.',
        },
      ],
    },
    {
      number: 6,
      title: 'Herramientas',
      tip: '**Consejo:** Una herramienta cuesta menos a quien la usa primero, pero las herramientas son más útiles a medida que se llenan las ventanas.',
      rules: [
        {
          id: '6.1',
          text: 'Una herramienta cuesta **una** ficha de favor si aún no hay ninguna en su carta, y **dos** si ya hay alguna. Nunca cuesta más de dos. Las fichas que pagas se quedan en la carta. Cualquier jugador puede volver a usar la misma herramienta.',
        },
        {
          id: '6.2',
          text: 'Solo puedes usar una herramienta si puedes completar su efecto en ese momento, así que nunca pagas en vano.',
        },
        {
          id: '6.3',
          text: 'Las herramientas 1, 5, 6, 9, 10 y 11 actúan sobre el dado que estás tomando, después de elegirlo y antes de colocarlo. Puedes elegir un dado que no encaje tal como está, siempre que puedas hacerlo encajar con la herramienta 1, 5, 9 o 10. Con las herramientas 6 y 11 puedes elegir cualquier dado. Las herramientas 2, 3, 4, 7 y 12 no necesitan un dado de la reserva. Úsalas antes de elegir uno o después de colocarlo (la 7, solo antes). La herramienta 8 se usa en tu primer turno de la ronda, después de colocar un dado.',
        },
        {
          id: '6.4',
          text: 'Para mover un dado, levántalo y colócalo en otro espacio vacío de tu ventana. Debes cumplir todas las reglas de colocación (sección [5]), salvo las que anule la herramienta. Los dados que se quedan donde estaban no se vuelven a revisar. Si el dado que mueves es el único que tienes, debe ir otra vez en el borde o en una esquina.',
        },
        {
          id: '6.5',
          text: 'Si una herramienta permite que un dado ignore una restricción, ese dado sigue siendo válido en su espacio hasta que se vuelva a mover.',
        },
        {
          id: '6.6',
          text: 'La Fresadora y el Cortavidrios de rueda necesitan un dado en el marcador de ronda, así que no puedes usarlos en la ronda 1.',
        },
        {
          id: '6.7',
          text: 'Debes terminar lo que empiezas. Por ejemplo, si vuelves a lanzar un dado con el Pincel para ácidos y encaja, debes colocarlo. Con el Abridor de plomos, debes mover también el segundo dado. Nunca se te ofrece nada que no puedas terminar.',
        },
      ],
    },
    {
      number: 7,
      title: 'Puntuación',
      rules: [
        {
          id: '7.1',
          text: 'Cada objetivo público puntúa por **cada** conjunto completo de tu ventana. Los objetivos de filas y columnas solo cuentan las que no tienen espacios vacíos. Un mismo dado puede contar para varios objetivos.',
        },
        {
          id: '7.2',
          text: 'El elemento más escaso decide cuántos conjuntos tienes: tres 1 y dos 2 forman dos parejas.',
        },
        {
          id: '7.3',
          text: 'Diagonales de color da 1 punto por cada dado que tenga al menos un vecino en diagonal de su mismo color. Cada dado cuenta una sola vez.',
        },
        {
          id: '7.4',
          text: 'Tu objetivo privado vale la suma de los valores de tus dados de ese color.',
        },
        {
          id: '7.5',
          text: 'Ganas 1 punto por cada ficha de favor que te quede y pierdes 1 punto por cada espacio vacío de tu ventana.',
        },
        {
          id: '7.6',
          text: [
            'Gana quien tenga más puntos. En caso de empate, gana quien tenga más puntos de objetivos privados y, si aún hay empate, quien conserve más fichas de favor.',
            {
              last_tie_break: {
                'later-in-order':
                  'Si el empate continúa, gana el último de ellos en el orden de turno de la última ronda, es decir, quien está más lejos del jugador inicial en sentido horario.',
                'last-turn':
                  'Si el empate continúa, gana quien jugó el último turno de la última ronda.',
                shared: 'Si el empate continúa, la victoria se comparte.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'La puntuación puede ser negativa. En ese caso, el marcador de puntaje muestra 0 y la hoja de puntuación, el número real.',
        },
      ],
    },
    {
      number: 8,
      title: 'Errores de colocación',
      rules: [
        {
          id: '8.1',
          text: 'Si se descubre que una ventana incumple las reglas de colocación, quien juega con ella quita de inmediato los dados que prefiera hasta que las cumpla todas. Esos dados salen del juego y los espacios vacíos cuentan como siempre.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Esta es una mesa **estricta** (la opción predeterminada): no permite errores.',
                honour: 'Esta es una mesa con **código de honor**: puede haber errores.',
              },
            },
            'En una mesa con código de honor, nada te impide colocar un dado en cualquier espacio vacío. Pero cualquier jugador puede señalar un error en cualquier ventana y en cualquier momento, y antes de puntuar se revisan todas las ventanas. Señalar un error que no existe no cuesta nada.',
          ],
        },
        {
          id: '8.3',
          text: 'La revisión busca dados que no coinciden con su espacio y vecinos ortogonales que comparten color o valor. También comprueba cómo se colocó cada dado: en el borde o en una esquina si la ventana estaba vacía, o tocando a otro dado si no lo estaba. Un dado que no se colocó así es un error, aunque después lo toquen otros dados. Las excepciones que permitió una herramienta no son errores. Un dado bien colocado nunca tiene que quitarse solo porque otro se haya movido o quitado.',
        },
        {
          id: '8.4',
          text: 'Una mesa con código de honor solo relaja las reglas [5.2] a [5.5], y únicamente para el espacio en el que se coloca un dado o al que se mueve. Los precios, los momentos de uso y las condiciones de las herramientas se siguen exigiendo.',
        },
        {
          id: '8.5',
          text: 'Si alguien señala un error en mitad de una jugada, la ventana se revisa cuando la jugada termina. Entonces, quien juega con ella quita los dados de uno en uno hasta que no queden errores, y cada uno de esos dados debe formar parte de un error. Si la ventana se queda vacía, su siguiente dado debe ir otra vez en el borde o en una esquina.',
        },
        {
          id: '8.6',
          text: 'Los bots cumplen las reglas incluso en las mesas con código de honor y nunca señalan errores.',
        },
      ],
    },
    {
      number: 9,
      title: 'En solitario',
      rules: [
        {
          id: '9.1',
          text: [
            'La preparación es la habitual, pero sin fichas de favor y con solo dos objetivos públicos.',
            {
              solo_private: {
                1: 'Tienes un objetivo privado, boca arriba.',
                2: 'Tienes dos objetivos privados, boca arriba.',
              },
            },
            'Tú eliges la dificultad: desde una sola herramienta (Desafío Extremo) hasta cinco (Muy Fácil).',
          ],
        },
        { id: '9.2', text: 'En cada ronda, saca y lanza cuatro dados y después juega dos turnos.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Cada herramienta se paga con un dado de la reserva, del color que muestra su carta. Pagar no cuenta como tomar un dado, pero no puedes pagar con el dado que estás tomando.',
                'first-printing':
                  'Cada herramienta se paga con un dado de la reserva. Las herramientas 1 a 6 cuestan un dado que muestre su propio número, y las 7 a 12, un dado del color que muestra su carta. Pagar no cuenta como tomar un dado, pero no puedes pagar con el dado que estás tomando.',
              },
            },
            'Después, el dado y la herramienta salen del juego, así que cada herramienta solo se puede usar **una vez**. Primero se paga; la herramienta solo cuenta con los dados que queden en la reserva.',
          ],
        },
        {
          id: '9.4',
          text: 'Los dados que quedan al final de una ronda pasan al marcador de ronda con el valor que tienen. Si no queda ninguno, una ficha de puntaje ocupa su lugar.',
        },
        {
          id: '9.5',
          text: 'Tu **puntaje objetivo** es la suma de los valores de todos los dados del marcador de ronda al final de la partida. Los dados con los que pagaste herramientas no cuentan.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Se puntúa como siempre, con tu objetivo privado.',
                2: 'Se puntúa como siempre, pero con solo uno de tus dos objetivos privados: el mejor cuenta automáticamente.',
              },
            },
            'Por cada espacio vacío pierdes **3** puntos en vez de 1. Ganas si consigues más puntos que tu puntaje objetivo.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Ediciones y opciones de la mesa',
      lead: 'La referencia es la versión 1.2 del reglamento en inglés. Donde otras ediciones difieren, puedes elegir al preparar una mesa.',
      rules: [
        {
          id: '10.1',
          text: '**Bolsa reducida.** Con dos jugadores, deja fuera de la bolsa 8 dados de cada color; con tres, deja fuera 4 de cada color. Así acaban saliendo todos los dados de la bolsa.',
        },
        {
          id: '10.2',
          text: '**Objetivos privados en solitario.** Dos, de los que cuenta el mejor, o solo uno.',
        },
        {
          id: '10.3',
          text: '**Último desempate.** Si las fichas de favor no rompen el empate, hay tres opciones: gana el último de los empatados en el orden de turno de la última ronda, gana quien jugó el último turno de esa ronda, o se comparte la victoria.',
        },
        {
          id: '10.4',
          text: '**Pago de herramientas en solitario.** Se paga con un dado del color que muestra la carta o, como en la primera edición impresa: las herramientas 1 a 6, con un dado que muestre su propio número; las 7 a 12, con un dado de su color.',
        },
        {
          id: '10.5',
          text: '**Jugador inicial.** Al azar o a elección de quien organiza la mesa.',
        },
      ],
    },
  ],
};
