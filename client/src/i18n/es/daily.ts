/** La Ventana del día y los retos compartidos. */
export const daily = {
  'daily.title': 'Ventana del día',
  'daily.hint': 'Los mismos dados para todo el mundo, un solo intento',
  'daily.lead':
    'Cada día hay dos ventanas para jugar en solitario. En cada una, las cartas y los dados son los mismos para todo el mundo en este servidor, y tienes un solo intento.',
  'daily.left': 'Tiempo restante: {time}',
  'daily.closing':
    'Ya es tarde para empezar esta ventana. Si ya la estás jugando, tienes hasta la 1:00 UTC para terminar.',
  'daily.closed':
    'Esta Ventana del día está cerrada. Aún puedes jugarla para practicar tantas veces como quieras.',
  'daily.play': 'Empezar tu único intento',
  'daily.goOn': 'Continuar tu intento',
  'daily.seeEnd': 'Ver cómo terminó',
  'daily.again': 'Jugar para practicar',
  'daily.guest':
    'La ventana clasificatoria es para cuentas creadas antes de hoy. Así nadie puede conocer los dados de antemano. Crea una cuenta ahora y podrás jugarla desde mañana. Conservarás tus partidas, tu racha y tus logros.',
  'daily.newAccount':
    'Has creado tu cuenta hoy. Podrás jugar la ventana clasificatoria a partir de la medianoche UTC.',
  'daily.yours': 'Tu intento',
  'daily.unfinished': 'Sin resultado',
  'daily.standing': 'Clasificación',
  'daily.none': 'Nadie ha terminado todavía.',
  'daily.playing': {
    one: '{n} persona sigue jugando.',
    other: '{n} personas siguen jugando.',
  },
  'daily.place': 'Puesto',
  'daily.player': 'Jugador',
  'daily.score': 'Puntos',
  'daily.target': 'Objetivo',
  'daily.above': 'Sobre el objetivo',
  'daily.look': 'Ver la partida de {name}',
  'daily.gone': 'Cuenta eliminada',
  'daily.calendar': 'Calendario',
  'daily.monthBefore': 'Mes anterior',
  'daily.monthAfter': 'Mes siguiente',
  'daily.tries': { one: '{n} intento', other: '{n} intentos' },
  'daily.played': 'tu intento',
  'daily.today': 'hoy',
  'daily.how': 'Cómo funciona',
  'daily.how.time':
    'Puedes empezar cuando quieras, de medianoche a medianoche UTC. Tienes hasta la 1:00 UTC del día siguiente para terminar.',
  'daily.how.once':
    'Tienes un solo intento en cada ventana. Si abandonas o se te acaba el tiempo, termina sin resultado.',
  'daily.how.order':
    'La clasificación se ordena por puntos sobre el puntaje objetivo y, después, por puntos totales. Quienes empatan comparten puesto.',
  'daily.how.seed':
    'Todas las tiradas salen de una semilla secreta, cuyo hash es público desde el principio. Cuando se cierra el día, se revela la semilla. Entonces cualquiera puede ver todas las partidas y comprobar cada tirada.',
  'daily.open.title': 'Ventana libre',
  'daily.open.lead': 'Para todo el mundo, también sin cuenta. Tienes un solo intento.',
  'daily.open.play': 'Jugar la ventana de hoy',
  'daily.open.second':
    'Cualquiera puede volver a jugarla en otro navegador. Por eso aquí no hay nombres ni clasificación.',
  'daily.ranked.title': 'Ventana clasificatoria',
  'daily.ranked.lead':
    'Otros dados, para quienes tienen cuenta. Un solo intento, que cuenta para la clasificación.',
  'daily.better': 'Mejor que el {n}\u00a0% de los resultados',
  'daily.firstDone': '¡El tuyo es el primer resultado!',
  'daily.window': 'Tu ventana: {n} de 20 espacios llenos',
  'daily.field': 'Todos los resultados',
  'daily.field.points': 'Puntos sobre el puntaje objetivo',
  'daily.field.range': 'de {low} a {high}',
  'daily.field.players': 'Participantes',
  'daily.field.you': 'Tú',
  'daily.bots': 'Los bots con los mismos dados',
  'daily.bots.later': 'Los bots siguen jugando. Vuelve más tarde.',
  'daily.streak': { one: 'Racha de {n} día', other: 'Racha de {n} días' },
  'daily.streak.best': 'Récord: {n}',
  'daily.streak.keep': 'Juega hoy para mantenerla.',
  'daily.streak.none': 'Termina una Ventana del día para empezar una racha.',
  'daily.how.streak':
    'Un día cuenta para tu racha si terminas al menos una de las dos ventanas antes de la 1:00 UTC del día siguiente. La puntuación no importa. Si te saltas un día, la racha vuelve a cero. Los días en que el servidor no funcionaba no la rompen.',
  'daily.share': 'Compartir',
  'daily.against': 'Objetivo: {target} ({margin})',
  'daily.share.points': '{score} puntos ({margin})',
  'picture.save': 'Guardar imagen',
  'daily.hash': 'Hash de la semilla (SHA-256)',
  'end.sealed':
    'La semilla es secreta mientras se pueda jugar este reto. Se revelará cuando se cierre.',
  'deal.title': 'Reto compartido',
  'deal.lead':
    'Las mismas cartas y los mismos dados en mesas distintas. Juega el reto, comparte el código y compara los resultados.',
  'deal.code': 'Código del reto',
  'deal.show': 'Ver reto',
  'deal.unknown': 'No hay ningún reto con ese código. Revísalo e inténtalo de nuevo.',
  'deal.over': 'Este reto está cerrado y su semilla ya es pública.',
  'deal.found': 'Crear un reto nuevo',
  'deal.later':
    'El código aparece cuando termina tu partida. Después, tus amistades pueden jugar el mismo reto.',
  'deal.players': { one: 'Para {n} jugador', other: 'Para {n} jugadores' },
  'deal.until': 'Puedes abrir mesas nuevas hasta el {day}.',
  'deal.open': {
    one: '{n} mesa sigue jugando. Podrás ver las repeticiones cuando se cierre el reto.',
    other: '{n} mesas siguen jugando. Podrás ver las repeticiones cuando se cierre el reto.',
  },
  'deal.results': 'Resultados',
  'deal.none': 'Ninguna mesa ha terminado todavía.',
  'deal.link': 'Copiar enlace del reto',
} as const;
