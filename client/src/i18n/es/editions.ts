/** Las ediciones del juego y las opciones en las que difieren. */
export const editions = {
  'edition.title': 'Edición',
  'edition.en': 'Inglesa',
  'edition.it': 'Italiana',
  'edition.nl': 'Neerlandesa',
  'edition.es': 'Española',
  'edition.pt-BR': 'Brasileña',
  'edition.table': 'Reglas de esta mesa',
  'edition.read': 'Leer estas reglas',
  'edition.departs': 'distinto de esta edición',
  'edition.changed': 'Las reglas de esta mesa son distintas de las de su edición:',

  'option.bag': 'Bolsa',
  'option.bag.all': 'Los 90 dados',
  'option.bag.smaller': 'Reducida: salen todos los dados',
  'option.bag.proposed': 'Los 90 dados; con 2 o 3 jugadores se sugieren menos',
  'option.bag.suggested': 'Esta edición la sugiere con 2 o 3 jugadores: así salen todos los dados.',
  'option.bag.quick': 'Bolsa reducida con 2 o 3 jugadores',
  'option.soloPrivate': 'Objetivos privados en solitario',
  'option.soloPrivate.one': 'Uno',
  'option.soloPrivate.two': 'Dos, cuenta el mejor',
  'option.soloPayment': 'Pago de herramientas en solitario',
  'option.soloPayment.colour': 'El color de la herramienta',
  'option.soloPayment.firstPrinting':
    'Primera tirada: su número (herramientas 1–6) o su color (7–12)',
  'option.start.named': 'Lo nombra el anfitrión',
};
