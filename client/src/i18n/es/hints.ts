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
  'hint.spread': '± {n}',
  'hint.chance': '{percent} de probabilidad de ganar',
  'help.lost': 'En {space} ya no puede ir ningún dado, salvo con una herramienta.',
  'help.spoils':
    'Con el {die} en {space}, ya no podrá ir ningún dado en {lost}. Pulsa {space} otra vez para colocarlo de todos modos.',
  'pane.lost': '{pane}. Aquí ya no puede ir ningún dado.',
  'settings.warn': 'Marcar los espacios perdidos y avisarme antes de perder uno (mesas con pistas)',
};
