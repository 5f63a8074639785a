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
  'edition.changed': 'De regels van deze tafel wijken af van de editie:',

  'option.bag': 'Zak',
  'option.bag.all': 'Alle 90 stenen',
  'option.bag.smaller': 'Kleiner: alle stenen worden getrokken',
  'option.bag.proposed': 'Alle 90 stenen; bij 2 of 3 spelers worden er minder aangeraden',
  'option.bag.suggested':
    'Deze editie raadt dit aan bij 2 of 3 spelers: zo worden alle stenen getrokken.',
  'option.bag.quick': 'Minder stenen in de zak bij 2 of 3 spelers',
  'option.soloPrivate': 'Persoonlijke Doelen als je alleen speelt',
  'option.soloPrivate.one': 'Eén',
  'option.soloPrivate.two': 'Twee, het beste telt',
  'option.soloPayment': 'Gereedschap betalen als je alleen speelt',
  'option.soloPayment.colour': 'De kleur van het gereedschap',
  'option.soloPayment.firstPrinting': 'Eerste druk: hun nummer (gereedschap 1–6) of kleur (7–12)',
  'option.start.named': 'Aangewezen door wie de tafel opent',
};
