/** Het Glasraam van de dag en gedeelde uitdagingen. */
export const daily = {
  'daily.title': 'Glasraam van de dag',
  'daily.hint': 'Voor iedereen hetzelfde, één poging die telt',
  'daily.lead':
    'Elke dag één solopartij, met dezelfde kaarten en dobbelstenen voor iedereen op deze server. Er telt maar één poging.',
  'daily.left': 'Nog {time}',
  'daily.closing':
    'Beginnen kan nu niet meer. Ben je al bezig, dan heb je tot 01.00 uur UTC om je poging af te maken.',
  'daily.closed':
    'Dit Glasraam van de dag is gesloten. Je kunt het nog wel spelen om te oefenen, zo vaak je wilt.',
  'daily.play': 'Start je enige poging',
  'daily.goOn': 'Verder met je poging',
  'daily.seeEnd': 'Bekijk hoe het afliep',
  'daily.practice': 'Oefenpartij spelen',
  'daily.again': 'Oefenpartij spelen',
  'daily.guest':
    'Als gast speel je met andere dobbelstenen en telt je partij niet mee. Zo kan niemand de echte dobbelstenen vooraf bekijken. Maak een account aan, dan tellen je pogingen vanaf morgen mee.',
  'daily.newAccount':
    'Je account is van vandaag, dus je speelt met andere dobbelstenen en je partij telt niet mee. Vanaf middernacht UTC tellen je pogingen mee.',
  'daily.yours': 'Jouw poging',
  'daily.unfinished': 'Geen resultaat',
  'daily.standing': 'Ranglijst',
  'daily.none': 'Nog niemand heeft een poging afgemaakt.',
  'daily.playing': {
    one: '{n} speler is nog bezig.',
    other: '{n} spelers zijn nog bezig.',
  },
  'daily.place': 'Plaats',
  'daily.player': 'Speler',
  'daily.score': 'Punten',
  'daily.target': 'Doelscore',
  'daily.above': 'Boven Doelscore',
  'daily.look': 'Partij van {name} bekijken',
  'daily.gone': 'Verwijderde speler',
  'daily.calendar': 'Kalender',
  'daily.monthBefore': 'Vorige maand',
  'daily.monthAfter': 'Volgende maand',
  'daily.tries': { one: '{n} poging', other: '{n} pogingen' },
  'daily.played': 'jouw poging',
  'daily.today': 'vandaag',
  'daily.how': 'Zo werkt het',
  'daily.how.time':
    'Beginnen kan van middernacht tot middernacht UTC. Je hebt tot 01.00 uur UTC de volgende dag om je poging af te maken.',
  'daily.how.once':
    'Elk account krijgt één poging. Geef je op of ben je niet op tijd klaar, dan eindigt je poging zonder resultaat.',
  'daily.how.order':
    'Voor de ranglijst tellen eerst de punten boven de Doelscore, daarna het totale aantal punten. Bij een gelijke stand delen spelers hun plaats.',
  'daily.how.seed':
    'Elke worp volgt uit een geheim startgetal, waarvan de hash vanaf het begin openbaar is. Als de dag sluit, wordt het startgetal onthuld. Dan kan iedereen elke partij terugkijken en elke worp controleren.',
  'daily.hash': 'Hash van het startgetal (SHA-256)',
  'end.sealed':
    'Het startgetal blijft geheim zolang deze uitdaging nog kan worden gespeeld. Het wordt onthuld als de uitdaging sluit.',
  'deal.title': 'Gedeelde uitdaging',
  'deal.lead':
    'Dezelfde kaarten, dezelfde dobbelstenen, verschillende tafels. Speel de uitdaging, deel de code en vergelijk de resultaten.',
  'deal.code': 'Code van de uitdaging',
  'deal.show': 'Uitdaging tonen',
  'deal.unknown': 'Er is geen uitdaging met die code. Controleer de code en probeer het opnieuw.',
  'deal.over': 'Deze uitdaging is gesloten en het startgetal is nu openbaar.',
  'deal.found': 'Nieuwe uitdaging maken',
  'deal.later':
    'Je krijgt de code als je partij klaar is. Daarna kunnen je vrienden dezelfde uitdaging spelen.',
  'deal.players': { one: 'Voor {n} speler', other: 'Voor {n} spelers' },
  'deal.until': 'Je kunt tot {day} nieuwe tafels openen.',
  'deal.open': {
    one: '{n} tafel is nog bezig. Je kunt de partijen terugkijken zodra de uitdaging sluit.',
    other: '{n} tafels zijn nog bezig. Je kunt de partijen terugkijken zodra de uitdaging sluit.',
  },
  'deal.results': 'Resultaten',
  'deal.none': 'Er is nog geen tafel klaar.',
  'deal.link': 'Link naar uitdaging kopiëren',
} as const;
