/** Het Glasraam van de dag en gedeelde uitdagingen. */
export const daily = {
  'daily.title': 'Glasraam van de dag',
  'daily.hint': 'Voor iedereen dezelfde dobbelstenen, één poging',
  'daily.lead':
    'Elke dag zijn er twee glasramen om solo te spelen, elk met dezelfde kaarten en dobbelstenen voor iedereen op deze server. Je krijgt één poging per glasraam.',
  'daily.left': 'Nog {time}',
  'daily.closing':
    'Beginnen kan nu niet meer. Ben je al bezig, dan heb je tot 01.00 uur UTC om je poging af te maken.',
  'daily.closed':
    'Dit Glasraam van de dag is gesloten. Je kunt het nog wel spelen om te oefenen, zo vaak je wilt.',
  'daily.play': 'Start je enige poging',
  'daily.goOn': 'Verder met je poging',
  'daily.seeEnd': 'Bekijk hoe het afliep',
  'daily.again': 'Oefenpartij spelen',
  'daily.guest':
    'Het glasraam met ranglijst is voor accounts van vóór vandaag. Zo kan niemand de dobbelstenen vooraf bekijken. Maak nu een account aan en speel vanaf morgen mee. Je houdt je partijen, je reeks en je mijlpalen.',
  'daily.newAccount':
    'Je hebt je account vandaag aangemaakt. Vanaf middernacht UTC kun je het glasraam met ranglijst spelen.',
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
    'Je krijgt één poging per glasraam. Geef je op of ben je niet op tijd klaar, dan eindigt je poging zonder resultaat.',
  'daily.how.order':
    'Voor de ranglijst tellen eerst de punten boven de Doelscore, daarna het totale aantal punten. Bij een gelijke stand delen spelers hun plaats.',
  'daily.how.seed':
    'Elke worp volgt uit een geheim startgetal, waarvan de hash vanaf het begin openbaar is. Als de dag sluit, wordt het startgetal onthuld. Dan kan iedereen elke partij terugkijken en elke worp controleren.',
  'daily.open.title': 'Glasraam voor iedereen',
  'daily.open.lead': 'Voor iedereen, ook zonder account. Je krijgt één poging.',
  'daily.open.play': 'Glasraam van vandaag spelen',
  'daily.open.second':
    'Iedereen kan het in een andere browser nog eens spelen. Daarom zijn er hier geen namen en geen ranglijst.',
  'daily.ranked.title': 'Glasraam met ranglijst',
  'daily.ranked.lead':
    'Andere dobbelstenen, voor spelers met een account. Eén poging, die telt voor de ranglijst.',
  'daily.better': 'Beter dan {n}% van de resultaten',
  'daily.firstDone': 'Jouw resultaat is het eerste!',
  'daily.window': 'Je glasraam: {n} van de 20 vakken gevuld',
  'daily.field': 'Alle resultaten',
  'daily.field.points': 'Punten boven de Doelscore',
  'daily.field.range': '{low} tot {high}',
  'daily.field.players': 'Spelers',
  'daily.field.you': 'Jij',
  'daily.bots': 'Bots met dezelfde dobbelstenen',
  'daily.bots.later': 'De bots zijn nog bezig. Kijk later nog eens.',
  'daily.streak': { one: 'Reeks van {n} dag', other: 'Reeks van {n} dagen' },
  'daily.streak.best': 'Langste: {n}',
  'daily.streak.keep': 'Speel vandaag om je reeks voort te zetten.',
  'daily.streak.none': 'Speel een Glasraam van de dag uit om een reeks te beginnen.',
  'daily.how.streak':
    'Een dag telt voor je reeks als je minstens een van de twee glasramen uitspeelt vóór 01.00 uur UTC de volgende dag. De score maakt niet uit. Sla je een dag over, dan begint je reeks opnieuw. Dagen waarop de server niet draaide, onderbreken je reeks niet.',
  'daily.share': 'Delen',
  'daily.against': 'Doelscore {target} ({margin})',
  'daily.share.points': '{score} punten ({margin})',
  'picture.save': 'Afbeelding opslaan',
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
