/** Ayuda en la mesa: pistas y espacios muertos. */
export const hints = {
  'act.hint': 'Pista',
  'hint.title': 'Jugadas sugeridas',
  'hint.thinking': 'Pensando…',
  'hint.draft': 'tomar el {die}',
  'hint.place': 'colocarlo en {space}',
  'hint.pay': 'pagar con el {die}',
  'hint.value': 'cambiar su valor a {value}',
  'hint.swap': 'cambiarlo por el {die} de la ronda {n}',
  'hint.lift': 'mover el dado de {space}',
  'hint.remove': 'quitar el dado de {space}',
  'hint.points': {
    one: 'Aprox. {n} punto al final',
    other: 'Aprox. {n} puntos al final',
  },
  'hint.above': {
    one: 'Alrededor de {n} punto por encima del puntaje objetivo',
    other: 'Alrededor de {n} puntos por encima del puntaje objetivo',
  },
  'hint.below': {
    one: 'Alrededor de {n} punto por debajo del puntaje objetivo',
    other: 'Unos {n} puntos por debajo del puntaje objetivo',
  },
  'hint.spread': '± {n}',
  'hint.chance': '{percent} de probabilidad de ganar',
  'help.lost': 'En {space} ya no encaja ningún dado, salvo con una herramienta.',
  'help.spoils':
    'Si colocas el {die} en {space}, ya no encajará ningún dado en {lost}. Toca {space} otra vez para colocarlo de todos modos.',
  'help.spoiled':
    'En {lost} ya no encaja ningún dado, salvo con una herramienta. Todavía puedes deshacerlo.',
  'pane.spoils': '{pane}. Disponible, pero entonces ya no encajará ningún dado en {lost}.',
  'pane.lost': '{pane}. Aquí ya no encaja ningún dado.',
  'pane.hinted': '{pane}. Recomendado.',
  'settings.warn':
    'Marcar los espacios muertos y avisarme antes de crear uno (en mesas que permiten pistas)',
  'settings.marks':
    'Mostrar en las ventanas las letras de las filas (A–D) y los números de las columnas (1–5)',
};
