/** Own games, to be played better. */
export const mistakes = {
  'mistakes.title': 'Aprende de tus errores',
  'mistakes.hint': 'Vuelve a jugar los momentos que te costaron caro',
  'mistakes.lead':
    'Elige una de tus partidas. Buscamos los momentos que más te costaron y los vuelves a jugar.',
  'mistakes.noGames': 'Aún no has terminado ninguna partida.',
  'mistakes.moment': 'Momento {n} de {of}',
  'mistakes.round': 'Ronda {n}.',
  'mistakes.pattern': 'Elección de patrón.',
  'mistakes.cost': 'Esta elección costó {points} puntos.',
  'mistakes.costSolo': 'Esta elección costó un {percent} de probabilidad de ganar.',
  'mistakes.was': 'En la partida: {choice}',
  'mistakes.ask': 'Encuentra algo mejor.',
  'mistakes.good': 'Bien hecho: hasta donde se puede medir, tan buena como la mejor.',
  'mistakes.same': 'Es lo que se eligió en la partida. Prueba otra cosa.',
  'mistakes.again': 'Probar otra vez',
  'mistakes.show': 'Muéstramelo',
  'mistakes.next': 'Siguiente',
  'mistakes.none': 'Ningún error claro en esta partida. ¡Bien jugado!',
  'mistakes.done': 'Eso es todo. Resueltos: {n} de {of}',
  'mistakes.restart': 'Una vez más',
  'mistakes.other': 'Otra partida',
};
