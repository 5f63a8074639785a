import type { Rulebook } from '../longTexts';

/** Las reglas en palabras sencillas. La ley es docs/rules.md; los números son los mismos. */
export const rulebook: Rulebook = {
  title: 'Las reglas',
  lead: 'Los dados son piezas de vidrio. En diez rondas los tomas de un Draft Pool común y los colocas en tu ventana; dos dados contiguos no pueden tener el mismo color ni el mismo valor, y algunos espacios piden un color o un valor. Cada regla tiene un número, que se cita cuando una jugada no está permitida. Los espacios se nombran por fila y columna: A1 está arriba a la izquierda; D5, abajo a la derecha.',
  sections: [
    {
      number: 1,
      title: 'Lo que hay en la caja',
      lead: 'Para 1 a 4 jugadores, a partir de 13 años. Una partida dura de 30 a 45 minutos.',
      rules: [
        {
          id: '1.1',
          text: '90 dados, 18 de cada color: rojo, amarillo, verde, azul y morado. Un dado tiene un **color** y un **valor** del 1 al 6. El valor es su opacidad: cuanto más bajo, más tenue.',
        },
        {
          id: '1.2',
          text: '12 cartas de patrón con un patrón en cada lado: 24 patrones de 4 filas y 5 columnas. Un espacio está en blanco, pide un color o pide un valor. La dificultad de los patrones va de 3 (más fácil) a 6 (más difícil).',
        },
        {
          id: '1.3',
          text: '12 cartas de herramienta, 10 objetivos públicos, 5 objetivos privados (uno por color), 24 tokens de favor, 4 tableros de marco de ventana, 4 fichas de puntaje y una bolsa.',
        },
        {
          id: '1.4',
          text: 'Un marcador de ronda con los números del 1 al 10. Su reverso es el marcador de puntaje, de 0 a 50; pasado el 50, tu marcador se voltea y empieza otra vez: 51 se ve como 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Preparación para 2 a 4 jugadores',
      rules: [
        { id: '2.1', text: 'Recibes un **objetivo privado** y lo guardas en secreto.' },
        {
          id: '2.2',
          text: 'Recibes dos cartas de patrón y eliges uno de sus cuatro patrones. Todos eligen a la vez y los muestran a la vez. Desliza su carta en tu tablero de marco de ventana; la otra carta no se usa.',
        },
        {
          id: '2.3',
          text: 'Recibes tantos **tokens de favor** como dificultad tiene tu patrón: una ventana difícil trae más ayuda.',
        },
        {
          id: '2.4',
          text: [
            'El marcador de ronda va en el centro de la mesa, con la ficha de puntaje de cada jugador al lado. Tres herramientas y tres objetivos públicos quedan boca arriba para todos.',
            {
              trimmed_bag: {
                false: 'Los 90 dados van a la bolsa.',
                true: 'Con dos jugadores, dejen fuera de la bolsa 8 dados de cada color; con tres, 4 [10.1].',
                proposed:
                  'Los 90 dados van a la bolsa. Esta edición propone una bolsa reducida con dos o tres jugadores: dejen fuera 8 o 4 dados de cada color [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'El jugador inicial se sortea y recibe la bolsa.',
                named:
                  'Elijan un jugador inicial, que recibe la bolsa. El reglamento propone a quien visitó más recientemente una catedral.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'Las cartas no repartidas quedan fuera del juego. Nadie sabe cuáles son.',
        },
        {
          id: '2.7',
          text: 'Al elegir tu patrón ya conoces tu objetivo privado, las herramientas, los objetivos públicos y el jugador inicial. De los patrones solo ves tus cuatro.',
        },
      ],
    },
    {
      number: 3,
      title: 'Una ronda',
      rules: [
        {
          id: '3.1',
          text: 'Una partida tiene diez rondas. Cada una empieza con dados de la bolsa: dos por jugador y uno más (5, 7 o 9). Se lanzan y forman el **Draft Pool**.',
        },
        {
          id: '3.2',
          text: 'Los turnos van en sentido horario del jugador inicial al último, y después **de vuelta**. Así cada jugador tiene dos turnos, y el último los juega seguidos.',
        },
        {
          id: '3.3',
          text: 'Tras el último turno, todos los dados que quedan en el Draft Pool van al marcador de ronda, en el número de esta ronda, con el valor que muestran. Varios comparten un número.',
        },
        {
          id: '3.4',
          text: 'La bolsa pasa en sentido horario, y quien la recibe empieza la siguiente ronda. Tras la ronda 10 termina la partida.',
        },
      ],
    },
    {
      number: 4,
      title: 'Tu turno',
      rules: [
        {
          id: '4.1',
          text: 'Puedes **tomar un dado** del Draft Pool y colocarlo, y puedes **usar una herramienta**: cada cosa una vez, solo si quieres, en cualquier orden. O pasas.',
        },
        { id: '4.2', text: 'Una herramienta por turno, así que dos por ronda como mucho.' },
        {
          id: '4.3',
          text: 'Tomar un dado significa colocarlo. Un dado que no puede colocarse se queda en el Draft Pool.',
        },
        {
          id: '4.4',
          text: 'Nadie está obligado a tomar un dado ni a usar una herramienta. Pero lo que empiezas, lo terminas [6.7].',
        },
        { id: '4.5', text: 'Un turno acaba solo cuando tú lo dices. Así también se pasa.' },
        {
          id: '4.6',
          text: 'Los dados iguales del Draft Pool son una sola elección, y también los dados iguales de un mismo número del marcador de ronda.',
        },
      ],
    },
    {
      number: 5,
      title: 'Colocar un dado',
      lead: 'Estas cinco reglas son el corazón del juego.',
      tip: '**Consejo:** Procura no colocar un dado junto a un espacio que pide su color o su valor, como un 2 junto a un espacio con un 2. Allí ya no cabría ningún dado.',
      rules: [
        { id: '5.1', text: 'Un dado va en un espacio **vacío** de tu propia ventana.' },
        { id: '5.2', text: 'Tu **primer** dado va en un borde o una esquina.' },
        {
          id: '5.3',
          text: 'Cada dado siguiente debe **tocar** a uno que ya esté puesto, lado a lado o en diagonal.',
        },
        {
          id: '5.4',
          text: 'El dado debe coincidir con el espacio: uno de color solo admite su **color**; uno con número, solo su **valor**. Un espacio en blanco admite cualquier dado.',
        },
        {
          id: '5.5',
          text: '**Lado a lado** (izquierda, derecha, arriba, abajo) dos dados no pueden tener el mismo color ni el mismo valor. En diagonal sí.',
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
          text: 'Una herramienta cuesta **un** token de favor si aún no hay ninguno en su carta, y **dos** si los hay; nunca más de dos. Los tokens se quedan allí. Incluso el mismo jugador puede usarla una y otra vez.',
        },
        {
          id: '6.2',
          text: 'Una herramienta solo puede empezarse si puede completarse en ese momento: nadie paga en vano.',
        },
        {
          id: '6.3',
          text: 'Las herramientas 1, 5, 6, 9, 10 y 11 actúan sobre el dado que estás tomando, entre elegirlo y colocarlo. Puedes elegir cualquier dado que quepa gracias a una de ellas y, con la 6 y la 11, cualquiera. Las herramientas 2, 3, 4, 7 y 12 no necesitan dado: úsalas antes de elegirlo o después de colocarlo (la 7 solo antes). La 8 viene después del dado de tu primer turno.',
        },
        {
          id: '6.4',
          text: 'Para mover un dado, lo levantas y lo colocas en otro espacio vacío de la misma ventana, con todas las reglas de la sección [5] que la herramienta no quita. Los dados que quedan atrás no se vuelven a revisar. Si era el único, vuelve al borde.',
        },
        {
          id: '6.5',
          text: 'Un dado que una herramienta puso donde de otro modo no podría estar es válido allí hasta que se mueva otra vez.',
        },
        {
          id: '6.6',
          text: 'La Fresadora y el Cortavidrios de rueda necesitan un dado en el marcador de ronda: no se usan en la ronda 1.',
        },
        {
          id: '6.7',
          text: 'Lo empezado se termina: un dado relanzado que cabe se coloca, el segundo dado del Abridor de plomos se mueve. No se ofrece nada que no pueda terminarse.',
        },
      ],
    },
    {
      number: 7,
      title: 'Puntuación',
      rules: [
        {
          id: '7.1',
          text: 'Cada objetivo público puntúa por **cada** set completo. Las filas y columnas deben estar llenas. Un dado puede servir para varias cartas.',
        },
        {
          id: '7.2',
          text: 'Cuántos sets tienes lo decide el miembro más escaso: tres 1 y dos 2 son dos parejas.',
        },
        {
          id: '7.3',
          text: 'Diagonales de color da un punto por cada dado que tiene en diagonal otro de su color. Cada dado cuenta una vez.',
        },
        {
          id: '7.4',
          text: 'Tu objetivo privado vale la suma de los valores de tus dados de ese color.',
        },
        {
          id: '7.5',
          text: 'Cada token de favor que sobra es un punto más; cada espacio vacío, un punto menos.',
        },
        {
          id: '7.6',
          text: [
            'Gana quien tiene más puntos. Si hay empate, gana quien tiene más puntos del objetivo privado y, después, quien conserva más tokens de favor.',
            {
              last_tie_break: {
                'later-in-order':
                  'Si el empate sigue, gana quien iba después en el orden de turno de la última ronda.',
                'last-turn':
                  'Si el empate sigue, gana quien jugó el último turno de la última ronda.',
                shared: 'Si el empate sigue, la victoria se comparte.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Un puntaje puede ser negativo. El marcador muestra entonces 0, y la hoja, el número real.',
        },
      ],
    },
    {
      number: 8,
      title: 'Errores de colocación',
      rules: [
        {
          id: '8.1',
          text: 'Si se ve que una ventana rompe una restricción, su dueño retira enseguida los dados que quiera hasta que todo se cumpla. Esos dados salen del juego; los espacios vacíos cuentan como siempre.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Juegas con un árbitro **estricto**, que es lo normal: no puede haber errores.',
                honour: 'Juegas **basándote en el honor**: puede haber errores.',
              },
            },
            'En una mesa basada en el honor puedes poner un dado en cualquier espacio vacío; cualquiera puede señalar un error en cualquier ventana y en cualquier momento, y antes de puntuar se revisan todas. Un aviso equivocado no cuesta nada.',
          ],
        },
        {
          id: '8.3',
          text: 'Se revisa si los dados cumplen lo que piden los espacios, si hay colores o valores iguales lado a lado y si, al colocarse, el primer dado estaba en el borde y cada uno de los siguientes tocaba a otro. Un dado bien colocado nunca se retira porque se haya retirado otro.',
        },
        {
          id: '8.4',
          text: 'El honor solo afloja de [5.2] a [5.5], y solo para el espacio donde se pone un dado. Los precios, los momentos y las condiciones de las herramientas se arbitran como siempre.',
        },
        {
          id: '8.5',
          text: 'Un aviso en medio de una cadena de elecciones se atiende cuando la cadena acaba. El dueño retira entonces un dado cada vez, todos parte de un error, hasta que no quede ningún error. En una ventana vaciada vuelve a regir la regla del borde.',
        },
        { id: '8.6', text: 'Los bots juegan siempre de forma estricta y no señalan nada.' },
      ],
    },
    {
      number: 9,
      title: 'Jugar en solitario',
      rules: [
        {
          id: '9.1',
          text: [
            'Prepara como siempre, pero sin tokens de favor y con dos objetivos públicos.',
            {
              solo_private: {
                1: 'Tienes un objetivo privado, boca arriba.',
                2: 'Tienes dos objetivos privados, boca arriba.',
              },
            },
            'Juega con las herramientas que quieras: de una (Desafío Extremo) a cinco (Muy Fácil).',
          ],
        },
        { id: '9.2', text: 'Una ronda tiene cuatro dados y dos turnos, ambos tuyos.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Una herramienta se paga con un dado del Draft Pool del color de su carta, además del dado que puedes tomar.',
                'first-printing':
                  'Una herramienta se paga con un dado del Draft Pool, además del dado que puedes tomar. Las herramientas 1 a 6 piden un dado con su propio número; las 7 a 12, uno de su color.',
              },
            },
            'Dado y herramienta salen entonces del juego: cada una funciona **una vez**. Primero pagas; la herramienta actúa sobre lo que queda.',
          ],
        },
        {
          id: '9.4',
          text: 'Los dados que quedan al final de una ronda van al marcador de ronda tal como están. Si no queda ninguno, una ficha de puntaje guarda el lugar.',
        },
        {
          id: '9.5',
          text: 'Tu **puntaje objetivo** es la suma de todos los dados del marcador de ronda al final. Los dados usados para pagar herramientas no cuentan.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Puntúa como siempre, con tu único objetivo privado.',
                2: 'Puntúa como siempre, pero con solo uno de tus dos objetivos privados (cuenta automáticamente el mejor).',
              },
            },
            'Pierdes **tres** puntos por cada espacio vacío. Ganas si tu puntaje supera el puntaje objetivo.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Ediciones y opciones de la mesa',
      lead: 'La referencia es el reglamento inglés, versión 1.2. Donde los de otros idiomas difieren, eliges tú al preparar una mesa.',
      rules: [
        {
          id: '10.1',
          text: '**Bolsa reducida.** Con dos jugadores quedan fuera 8 dados de cada color; con tres, 4; así salen todos los demás.',
        },
        {
          id: '10.2',
          text: '**Objetivos privados en solitario.** Dos, de los que cuenta el mejor, o solo uno.',
        },
        {
          id: '10.3',
          text: '**Último desempate**, tras los tokens de favor: quien iba después en la última ronda; o quien jugó su último turno; o ninguno, y la victoria se comparte.',
        },
        {
          id: '10.4',
          text: '**Pago en solitario.** El color de la carta; o como en la primera tirada, donde las herramientas 1 a 6 piden un dado con su propio número, y las 7 a 12, su color.',
        },
        { id: '10.5', text: '**Jugador inicial.** Sorteado, o nombrado por el anfitrión.' },
      ],
    },
  ],
};
