/** Le edizioni del gioco e le opzioni in cui si distinguono. */
export const editions = {
  'edition.title': 'Edizione',
  'edition.en': 'Inglese',
  'edition.it': 'Italiana',
  'edition.nl': 'Olandese',
  'edition.es': 'Spagnola',
  'edition.pt-BR': 'Brasiliana',
  'edition.table': 'Regole di questo tavolo',
  'edition.read': 'Leggi queste regole',
  'edition.departs': 'diverso da questa edizione',
  'edition.changed': 'Queste sono le regole di un tavolo che si discosta dalla sua edizione:',

  'option.bag': 'Sacchetto',
  'option.bag.all': 'Tutti e 90 i dadi',
  'option.bag.smaller': 'Ridotto: escono tutti i dadi',
  'option.bag.proposed': 'Sacchetto ridotto proposto in 2 o 3',
  'option.bag.suggested': 'Questa edizione lo propone in 2 o 3: una partita meno aleatoria.',
  'option.bag.quick': 'Sacchetto ridotto in 2 o 3',
  'option.soloPrivate': 'Obiettivi Privati in solitario',
  'option.soloPrivate.one': 'Uno',
  'option.soloPrivate.two': 'Due, vale il migliore',
  'option.soloPayment': 'Pagamento degli utensili in solitario',
  'option.soloPayment.colour': 'Il colore dell’utensile',
  'option.soloPayment.firstPrinting':
    'Prima tiratura: il loro numero (utensili 1–6) o colore (7–12)',
  'option.start.named': 'Indicato da chi apre il tavolo',
};
