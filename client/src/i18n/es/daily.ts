/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'La ventana del día',
  'daily.hint': 'La misma partida para todos, un intento que cuenta',
  'daily.lead':
    'Cada día una partida en solitario, con las mismas cartas y los mismos dados para todos en este servidor. Cuenta un solo intento.',
  'daily.left': 'Tiempo restante: {time}',
  'daily.closing':
    'El día ha terminado. Los intentos empezados se pueden acabar en el plazo de una hora.',
  'daily.closed': 'Este día ha terminado. Juégalo cuanto quieras; ya no cuenta.',
  'daily.play': 'Jugar: este intento cuenta',
  'daily.goOn': 'Seguir con tu intento',
  'daily.seeEnd': 'Ver cómo terminó',
  'daily.practice': 'Jugar una ventana de práctica',
  'daily.again': 'Jugar este día',
  'daily.guest':
    'Como invitado juegas con otros dados y no cuenta: nadie debe conocer los dados del día antes de su único intento. Con una cuenta, tu partida sí contará.',
  'daily.yours': 'Tu intento',
  'daily.unfinished': 'sin terminar',
  'daily.standing': 'Clasificación',
  'daily.none': 'Nadie ha terminado todavía.',
  'daily.playing': { one: '{n} está jugando ahora.', other: '{n} están jugando ahora.' },
  'daily.place': 'Puesto',
  'daily.player': 'Jugador',
  'daily.score': 'Puntos',
  'daily.target': 'Objetivo',
  'daily.above': 'Sobre el objetivo',
  'daily.look': 'Ver la partida de {name}',
  'daily.gone': 'Cuenta eliminada',
  'daily.calendar': 'Todos los días',
  'daily.monthBefore': 'El mes anterior',
  'daily.monthAfter': 'El mes siguiente',
  'daily.tries': { one: '{n} intento', other: '{n} intentos' },
  'daily.played': 'jugaste',
  'daily.today': 'hoy',
  'daily.how': 'Cómo garantizamos el juego limpio',
  'daily.how.time':
    'Los intentos empiezan entre medianoche y medianoche UTC. Quien haya empezado puede terminar hasta una hora después.',
  'daily.how.once':
    'Cada cuenta tiene un intento. Una partida abandonada o no terminada a tiempo es un intento sin resultado.',
  'daily.how.order':
    'La clasificación se ordena por puntos sobre el puntaje objetivo y luego por puntos totales. Los empatados comparten puesto.',
  'daily.how.seed':
    'Todos los dados salen de una semilla secreta. Su huella se muestra desde el principio; al cerrar el día se revela la semilla, y cada partida y cada tirada se pueden ver y comprobar.',
  'daily.hash': 'Huella de la semilla (SHA-256)',
  'end.sealed':
    'La semilla sigue siendo secreta porque el reto aún se puede jugar. Se revelará cuando se cierre.',
  'deal.title': 'Reto compartido',
  'deal.lead':
    'Las mismas cartas y los mismos dados en varias mesas: juega, envía el código a otros y compara.',
  'deal.code': 'Código del reto',
  'deal.show': 'Mostrar el reto',
  'deal.unknown': 'No hay ningún reto con ese código. Revísalo e inténtalo de nuevo.',
  'deal.over': 'Este reto está cerrado y su semilla es pública.',
  'deal.found': 'Crear un reto nuevo',
  'deal.table': 'Ir a mi mesa',
  'deal.players': { one: 'Para {n} jugador', other: 'Para {n} jugadores' },
  'deal.until': 'Se pueden abrir mesas nuevas hasta el {day}.',
  'deal.open': {
    one: '{n} mesa aún lo juega. Las partidas se podrán ver cuando se cierre.',
    other: '{n} mesas aún lo juegan. Las partidas se podrán ver cuando se cierre.',
  },
  'deal.results': 'Resultados',
  'deal.none': 'Ninguna mesa lo ha terminado todavía.',
  'deal.link': 'Copiar el enlace a este reto',
} as const;
