/** Ayuda en la mesa: pistas y espacios perdidos. */
export const hints = {
  'act.hint': 'Pista',
  'hint.title': '¿Qué haría el Maestro?',
  'hint.thinking': 'El Maestro está pensando…',
  'hint.draft': 'Toma el {die}',
  'hint.place': 'colócalo en {space}',
  'hint.pay': 'Paga con el {die}',
  'hint.value': 'Ponlo en {value}',
  'hint.swap': 'Cámbialo por el {die} de la ronda {n}',
  'hint.lift': 'Mueve el dado de {space}',
  'hint.remove': 'Quita el dado de {space}',
  'hint.points': { one: 'Cerca de {n} punto al final', other: 'Cerca de {n} puntos al final' },
  'hint.above': {
    one: 'Cerca de {n} punto por encima del puntaje objetivo',
    other: 'Cerca de {n} puntos por encima del puntaje objetivo',
  },
  'hint.below': {
    one: 'Cerca de {n} punto por debajo del puntaje objetivo',
    other: 'Cerca de {n} puntos por debajo del puntaje objetivo',
  },
  'hint.spread': '{n} arriba o abajo',
  'hint.chance': 'gana el {percent} de las partidas así',
  'help.lost': 'En {space} ya no cabe ningún dado, salvo que ayude una herramienta.',
  'help.spoils':
    'Con el {die} en {space}, en {lost} ya no cabrá ningún dado. Pulsa {space} otra vez para colocarlo de todos modos.',
  'pane.lost': '{pane}. Aquí ya no cabe ningún dado.',
  'settings.warn':
    'Marcar los espacios perdidos y avisar antes de que un dado estropee uno, en mesas con pistas',
};
