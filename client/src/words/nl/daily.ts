/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'Het glasraam van de dag',
  'daily.hint': 'Eén deling voor iedereen, één poging die telt',
  'daily.lead':
    'Elke dag één solospel, voor iedereen op deze server gelijk gedeeld. Eén poging telt, en iedereen krijgt dezelfde dobbelstenen.',
  'daily.left': 'Nog {time}',
  'daily.closing': 'De dag is voorbij. Begonnen pogingen mogen nog een uur worden afgemaakt.',
  'daily.closed': 'Deze dag is voorbij. Speel hem zo vaak je wilt; het telt niet meer.',
  'daily.play': 'Spelen: deze poging telt',
  'daily.goOn': 'Verder met je poging',
  'daily.seeEnd': 'Bekijk hoe het afliep',
  'daily.practice': 'Speel een oefenraam',
  'daily.again': 'Deze dag spelen',
  'daily.guest':
    'Als gast speel je met andere dobbelstenen, en het telt niet: niemand mag de dobbelstenen van de dag kennen vóór die ene poging. Met een account telt je spel.',
  'daily.yours': 'Jouw poging',
  'daily.unfinished': 'niet afgemaakt',
  'daily.standing': 'Stand',
  'daily.none': 'Nog niemand heeft het afgemaakt.',
  'daily.playing': { one: '{n} speelt nu.', other: '{n} spelen nu.' },
  'daily.place': 'Plaats',
  'daily.player': 'Speler',
  'daily.score': 'Punten',
  'daily.target': 'Doelscore',
  'daily.above': 'Boven Doelscore',
  'daily.look': 'Bekijk het spel van {name}',
  'daily.gone': 'Iemand die vertrokken is',
  'daily.calendar': 'Alle dagen',
  'daily.monthBefore': 'De maand ervoor',
  'daily.monthAfter': 'De maand erna',
  'daily.tries': { one: '{n} poging', other: '{n} pogingen' },
  'daily.played': 'jij speelde',
  'daily.today': 'vandaag',
  'daily.how': 'Zo blijft het eerlijk',
  'daily.how.time':
    'Pogingen beginnen tussen middernacht en middernacht UTC. Wie begonnen is, mag tot een uur daarna doorspelen.',
  'daily.how.once':
    'Elk account heeft één poging. Een spel dat je opgeeft of niet op tijd afmaakt, is een poging zonder resultaat.',
  'daily.how.order':
    'De stand volgt de punten boven de Doelscore, dan het puntentotaal. Gelijke resultaten delen een plaats.',
  'daily.how.seed':
    'Alle dobbelstenen komen uit een geheim zaadgetal. De hash ervan staat er vanaf het begin; na sluiting wordt het zaadgetal onthuld en is elk spel en elke worp te bekijken en na te rekenen.',
  'daily.hash': 'Hash van het zaadgetal (SHA-256)',
  'end.sealed':
    'Het zaadgetal is nog verzegeld: de deling kan nog gespeeld worden. Het wordt onthuld als de deling gesloten is.',
  'deal.title': 'Gezamenlijke deling',
  'deal.lead':
    'Dezelfde kaarten en dezelfde dobbelstenen aan meerdere tafels: speel, stuur de code door en vergelijk.',
  'deal.code': 'Code van de deling',
  'deal.show': 'Deling tonen',
  'deal.unknown': 'Zo’n deling is er niet. Typ de code zoals die gestuurd is.',
  'deal.over': 'Deze deling is gesloten, en het zaadgetal ervan is openbaar.',
  'deal.found': 'Nieuwe deling maken',
  'deal.table': 'Naar mijn tafel',
  'deal.players': { one: 'Voor {n} speler', other: 'Voor {n} spelers' },
  'deal.open': {
    one: '{n} tafel is nog bezig. De spellen zijn te zien als de deling gesloten is.',
    other: '{n} tafels zijn nog bezig. De spellen zijn te zien als de deling gesloten is.',
  },
  'deal.results': 'Resultaten',
  'deal.none': 'Nog geen tafel heeft deze deling uitgespeeld.',
  'deal.link': 'Link naar deze deling kopiëren',
} as const;
