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
  'edition.changed': 'Le regole di questo tavolo sono diverse da quelle della sua edizione:',

  'option.bag': 'Sacchetto',
  'option.bag.all': 'Tutti e 90 i dadi',
  'option.bag.smaller': 'Ridotto: escono tutti i dadi',
  'option.bag.proposed': 'Tutti i 90 dadi; meno dadi consigliati in 2 o 3 giocatori',
  'option.bag.suggested':
    'Questa edizione lo consiglia in 2 o 3 giocatori: così vengono pescati tutti i dadi.',
  'option.bag.quick': 'Sacchetto ridotto in 2 o 3 giocatori',
  'option.soloPrivate': 'Obiettivi Privati in solitario',
  'option.soloPrivate.one': 'Uno',
  'option.soloPrivate.two': 'Due, vale il migliore',
  'option.soloPayment': 'Pagamento degli utensili in solitario',
  'option.soloPayment.colour': 'Il colore dell’utensile',
  'option.soloPayment.firstPrinting':
    'Prima tiratura: il loro numero (utensili 1–6) o colore (7–12)',
  'option.start.named': 'Indicato da chi apre il tavolo',
};
