/** Own games, to be played better. */
export const mistakes = {
  'mistakes.title': 'Leer van je fouten',
  'mistakes.hint': 'Speel de dure momenten uit je eigen partijen opnieuw',
  'mistakes.lead':
    'Kies een van je partijen. Wij zoeken de momenten die je het meest kostten, en jij speelt ze opnieuw.',
  'mistakes.noGames': 'Je hebt nog geen partij uitgespeeld.',
  'mistakes.moment': 'Moment {n} van {of}',
  'mistakes.round': 'Ronde {n}.',
  'mistakes.pattern': 'Een patroon kiezen.',
  'mistakes.cost': 'Deze keuze kostte {points} punten.',
  'mistakes.costSolo': 'Deze keuze kostte {percent} winstkans.',
  'mistakes.was': 'In de partij: {choice}',
  'mistakes.ask': 'Vind iets beters.',
  'mistakes.good': 'Goed zo: voor zover te meten even goed als de beste keuze.',
  'mistakes.same': 'Dat was de keuze in de partij. Probeer iets anders.',
  'mistakes.again': 'Opnieuw proberen',
  'mistakes.show': 'Laat zien',
  'mistakes.next': 'Volgende',
  'mistakes.none': 'Geen duidelijke fouten in deze partij. Goed gespeeld!',
  'mistakes.done': 'Dat was alles. Opgelost: {n} van {of}',
  'mistakes.restart': 'Nog een keer',
  'mistakes.other': 'Een andere partij',
};
