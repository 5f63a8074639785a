/** La Ventana del día y los retos compartidos. */
export const daily = {
  'daily.title': 'Ventana del día',
  'daily.hint': 'El mismo reto para todo el mundo, un solo intento que cuenta',
  'daily.lead':
    'Cada día hay una partida en solitario, con las mismas cartas y los mismos dados para todo el mundo en este servidor. Solo cuenta un intento.',
  'daily.left': 'Tiempo restante: {time}',
  'daily.closing':
    'Ya es tarde para empezar esta ventana. Si ya la estás jugando, tienes hasta la 1:00 UTC para terminar.',
  'daily.closed':
    'Esta Ventana del día está cerrada. Aún puedes jugarla para practicar tantas veces como quieras.',
  'daily.play': 'Empezar tu único intento',
  'daily.goOn': 'Continuar tu intento',
  'daily.seeEnd': 'Ver cómo terminó',
  'daily.practice': 'Jugar para practicar',
  'daily.again': 'Jugar para practicar',
  'daily.guest':
    'Sin cuenta jugarás con otros dados y tu partida no contará. Así nadie puede ver antes los dados reales. Crea una cuenta y tus intentos contarán desde mañana.',
  'daily.newAccount':
    'Tu cuenta es de hoy, así que jugarás con otros dados y tu partida no contará. Tus intentos contarán desde la medianoche UTC.',
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
    'Cada cuenta tiene un solo intento. Si abandonas o se te acaba el tiempo, termina sin resultado.',
  'daily.how.order':
    'La clasificación se ordena por puntos sobre el puntaje objetivo y, después, por puntos totales. Quienes empatan comparten puesto.',
  'daily.how.seed':
    'Todas las tiradas salen de una semilla secreta, cuyo hash es público desde el principio. Cuando se cierra el día, se revela la semilla. Entonces cualquiera puede ver todas las partidas y comprobar cada tirada.',
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
