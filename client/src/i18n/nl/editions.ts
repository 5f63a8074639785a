/** De edities van het spel en de opties waarin ze verschillen. */
export const editions = {
  'edition.title': 'Editie',
  'edition.en': 'Engels',
  'edition.it': 'Italiaans',
  'edition.nl': 'Nederlands',
  'edition.es': 'Spaans',
  'edition.pt-BR': 'Braziliaans',
  'edition.table': 'Regels aan deze tafel',
  'edition.read': 'Deze regels lezen',
  'edition.departs': 'anders dan in deze editie',
  'edition.changed': 'Dit zijn de regels van een tafel die van haar editie afwijkt:',

  'option.bag': 'Zak',
  'option.bag.all': 'Alle 90 stenen',
  'option.bag.smaller': 'Kleiner: alle stenen worden getrokken',
  'option.bag.proposed': 'Kleinere zak voorgesteld bij 2 of 3 spelers',
  'option.bag.suggested':
    'Deze editie stelt dit voor bij 2 of 3 spelers: minder geluk bij het trekken.',
  'option.bag.quick': 'Kleinere zak bij 2 of 3 spelers',
  'option.soloPrivate': 'Persoonlijke Doelen als je alleen speelt',
  'option.soloPrivate.one': 'Eén',
  'option.soloPrivate.two': 'Twee, het beste telt',
  'option.soloPayment': 'Gereedschap betalen als je alleen speelt',
  'option.soloPayment.colour': 'De kleur van het gereedschap',
  'option.soloPayment.firstPrinting': 'Eerste druk: hun nummer (gereedschap 1–6) of kleur (7–12)',
  'option.start.named': 'Aangewezen door wie de tafel opent',
};
