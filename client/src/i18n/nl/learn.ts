import type { LearnTexts } from '../longTexts';

/** De les, de hulp bij de kaarten en de pagina’s van het gereedschap. `{R3}` is een steen, `[5.3]` een regel. */
export const learn: LearnTexts = {
  scenes: 'De scènes van deze les',
  stray: 'Dat mag, maar probeer hier iets anders:',
  continue: 'Verder',
  next: 'Volgende scène',
  finish: 'Klaar',
  again: 'Opnieuw beginnen',

  'edge.title': 'Je eerste dobbelsteen',
  'edge.welcome':
    'Je bent glazenier en dit is je glasraam. Dobbelstenen zijn je glas: elk heeft een kleur en een tint van 1 (licht) tot 6 (donker). In tien rondes neem je stenen uit het Aanbod hieronder en zet je ze in het glasraam.',
  'edge.choose': 'Neem {B4} uit het Aanbod: tik erop.',
  'edge.attempt':
    'Hij mag op de oplichtende vakken liggen. Je allereerste steen hoort aan de **rand**. Kijk zelf maar: tik op een vak in het midden.',
  'edge.place':
    'Daar mag hij niet; de melding onderaan zegt altijd waarom. Leg {B4} nu op een oplichtend vak.',
  'edge.done':
    'Goed gedaan. Je kunt een steen ook slepen. Op het toetsenbord ga je met de pijltjes door het glasraam en leg je de steen met Enter.',

  'touching.title': 'Elke steen raakt een andere',
  'touching.attempt':
    'Vanaf de tweede steen moet elke steen er een **raken** die er al ligt, naast elkaar of hoek aan hoek. Kies {G5} en tik op een vak ver van {B4}.',
  'touching.place': 'Te ver weg. Leg {G5} op een vak dat {B4} raakt; een hoek is genoeg.',
  'touching.done': 'Zo groeit je glasraam van steen tot steen.',

  'asking.title': 'Wat een vak vraagt',
  'asking.attempt':
    'Op een gekleurd vak past alleen die **kleur**, op een vak met ogen alleen die **waarde**. Op helder glas past elke steen. Kies {Y3} en probeer een vak dat iets anders vraagt.',
  'asking.place':
    'Dat past niet. {Y3} past op het gele vak, op het vak dat een 3 vraagt en op helder glas dat een steen raakt.',
  'asking.done':
    'Een vak zonder voorwaarde neemt ook later elke steen. Vul dus eerst de kieskeurige vakken.',

  'beside.title': 'Geen tweelingen naast elkaar',
  'beside.attempt':
    'De laatste voorwaarde: **naast elkaar** mogen twee stenen niet dezelfde kleur en niet dezelfde waarde hebben. Kies {G4} en probeer een vak naast {G5} of naast {B4}.',
  'beside.place':
    'Gelijke stenen mogen niet naast elkaar liggen; wat in de weg ligt, is gemarkeerd. Hoek aan hoek mag het wel. Leg {G4} waar hij past.',
  'beside.done':
    'Dat waren alle vier de voorwaarden: eerst de rand, dan raken, wat het vak vraagt, geen tweelingen ernaast. Past er geen steen, of wil je er geen, dan pas je gewoon.',

  'round.title': 'Heen en terug',
  'round.order':
    'In een ronde heeft iedereen twee beurten, heen en terug. Met z’n tweeën: jij, de Leerling, nog eens de Leerling, jij. Wie als eerste kiest, kiest dus ook als laatste.',
  'round.place': 'Begin maar: leg {R6} op het rode vak.',
  'round.end': 'Er gebeurt niets tot jij het zegt: druk op **Beurt beëindigen**.',
  'round.watch': 'Nu speelt de Leerling, twee keer na elkaar.',
  'round.rest': 'De Leerling nam twee stenen na elkaar. Neem een van de twee die over zijn.',
  'round.over': 'Sluit nu de ronde af: druk nog eens op **Beurt beëindigen**.',
  'round.done':
    'De steen die overbleef, ligt op het Rondespoor, op het nummer van zijn ronde. De zak ging naar de Leerling, die de volgende ronde begint met nieuwe stenen. Na tien rondes is het spel voorbij.',

  'tool.title': 'Gereedschap heeft een prijs',
  'tool.price':
    'Drie Gereedschapskaarten liggen voor iedereen op tafel. Eén keer per beurt mag je er een gebruiken en betaal je met Betaalstenen: **één** als de kaart nog leeg is, daarna **twee**. Je hebt er drie; elke die overblijft, is een punt.',
  'tool.choose':
    'Je wilt een 4 voor vak B2, maar er is er geen gegooid. De Driepuntstang maakt een steen één hoger of lager. Neem {P5}.',
  'tool.use': 'Tik nu op **Driepuntstang** en dan op **Gebruiken**.',
  'tool.value': 'Betaald: er ligt één Betaalsteen op de kaart. Maak van de 5 een 4.',
  'tool.place': 'Leg {P4} op B2.',
  'tool.end': 'Klaar, voor één Betaalsteen. Beëindig je beurt en kijk wat de Leerling doet.',
  'tool.watch': 'De Leerling is aan het spelen.',
  'tool.done':
    'De Leerling gebruikte hetzelfde gereedschap en betaalde twee Betaalstenen. Wie vroeg is, spaart Betaalstenen; wie wacht, heeft meer aan het gereedschap. Tik op het vraagteken op een kaart voor meer uitleg.',

  'score.title': 'Het einde en de punten',
  'score.objectives':
    'Ronde 10, de laatste beurt. Punten komen van **drie Gedeelde Doelen**, voor iedereen gelijk, en van je geheime **Persoonlijke Doel**: de som van je stenen in één kleur, hier paars.',
  'score.place': 'Nog één steen: {R2} past op het vak dat een 2 vraagt.',
  'score.end': 'Beëindig je beurt, en daarmee het spel.',
  'score.lines':
    'Je scoreblad. Tik op een post en de stenen die ervoor tellen, lichten op. Elke Betaalsteen die over is, levert één punt op; elk leeg vak kost er één.',
  'score.done': [
    'Je wint met 33 tegen 31! Bij gelijkspel beslist het Persoonlijke Doel, dan de Betaalstenen.',
    {
      last_tie_break: {
        'later-in-order':
          'Nog gelijk? Dan wint wie in de laatste ronde het verst van de Startspeler zat.',
        'last-turn': 'Nog gelijk? Dan wint wie in de laatste ronde de laatste beurt had.',
        shared: 'Nog gelijk? Dan delen jullie de overwinning.',
      },
    },
  ],

  'end.title': 'Nu ben je glazenier',
  'end.text':
    'Dat is het hele spel. Het scherm toont bij elke stap wat je kunt doen, en waarom iets niet mag.',
  'end.play': 'Speel je eerste spel',

  before: 'Ervoor',
  after: 'Erna',
  fits: 'past hier',
  forbidden: 'verboden door deze regel',
  contents: 'Inhoud',
  rather: 'Liever al spelend leren? Vijf minuten',
  order: 'Volgorde van de beurten met drie spelers',
  example:
    'Een voorbeeld: een voltooid glasraam en het scoreblad. Tik op een post om de stenen te zien.',
  allRules: 'Alle spelregels',
  'table.public': 'Wat de Gedeelde Doelen opleveren',
  'table.payment': 'Welke steen voor welk gereedschap betaalt als je alleen speelt',
  'table.given': 'Wat de edities voorstellen',
  'scoring.page': 'Alles over de puntentelling',
  'tool.page': 'Bijzondere gevallen en meer over dit gereedschap',
  'tool.kind': 'Gereedschap',
  'tool.cases': 'Goed om te weten',
  'tool.costs': 'Wat het kost',
  'tool.price.rule':
    'Eén Betaalsteen als er nog geen op de kaart ligt, anders twee, maar nooit meer dan twee [6.1]. De Betaalstenen blijven op de kaart. Het gereedschap mag opnieuw worden gebruikt, ook door jou, maar slechts één per beurt [4.2]. Je kunt het alleen gebruiken als het nu volledig kan werken [6.2].',
  'tool.solo': [
    'Speel je alleen, dan betaal je met een dobbelsteen uit het Aanbod; steen en kaart gaan dan uit het spel [9.3].',
    {
      solo_payment: {
        colour: 'De kleur waarmee je betaalt:',
        'first-printing': 'De steen waarmee je betaalt:',
      },
    },
  ],

  private:
    'Tel de waardes van je stenen in deze kleur op: een {P6} levert zes punten op, een {P1} één.',
  'private.secret':
    'Alleen jij weet welke kleur je verzamelt, dus laat het niet te vroeg merken. Bij gelijkspel beslissen deze punten.',
  'private.solo': [
    {
      solo_private: {
        1: 'Speel je alleen, dan ligt het open.',
        2: 'Speel je alleen, dan heb je er twee, open op tafel. Alleen het beste telt.',
      },
    },
  ],
  'public.light-shades':
    'Elke 1 samen met een 2 is een paar; ze mogen overal liggen. Met drie 1’en en twee 2’en heb je twee paren: de zeldzaamste telt.',
  'public.medium-shades':
    'Elke 3 samen met een 4 is een paar; ze mogen overal liggen. De zeldzaamste van de twee bepaalt hoeveel paren je hebt.',
  'public.deep-shades':
    'Elke 5 samen met een 6 is een paar; ze mogen overal liggen. De zeldzaamste van de twee bepaalt hoeveel paren je hebt.',
  'public.shade-variety':
    'Een set is één steen van elke waarde van 1 tot 6, waar dan ook in het glasraam. Je hebt zoveel sets als je stenen hebt van je zeldzaamste waarde.',
  'public.color-variety':
    'Een set is één steen van elk van de vijf kleuren, waar dan ook in het glasraam. Je hebt zoveel sets als je stenen hebt van je zeldzaamste kleur.',
  'public.row-shade-variety':
    'Een rij telt als alle vijf de vakken gevuld zijn en geen waarde dubbel voorkomt. Een rij met een gat levert niets op.',
  'public.row-color-variety':
    'Een rij telt als alle vijf de vakken gevuld zijn, met vijf verschillende kleuren. Een rij met een gat levert niets op.',
  'public.column-shade-variety':
    'Een kolom telt als alle vier de vakken gevuld zijn en geen waarde dubbel voorkomt. Een kolom met een gat levert niets op.',
  'public.column-color-variety':
    'Een kolom telt als alle vier de vakken gevuld zijn en geen kleur dubbel voorkomt. Een kolom met een gat levert niets op.',
  'public.color-diagonals':
    'Elke steen die diagonaal grenst aan een steen van zijn eigen kleur, is één punt waard. Een steen telt één keer, hoeveel van zulke buren hij ook heeft.',

  'tool.1.picture': 'Er is geen 4 gegooid: {P5} wordt {P4} en past op vak B2.',
  'tool.1.cases':
    'Je mag ook een steen kiezen die zo nergens past, als hij na het draaien wel past.\nEen {R6} kan alleen een 5 worden, een {R1} alleen een 2.\nJe krijgt alleen waardes die je daarna kunt plaatsen: niemand betaalt voor niets.\nLigt de steen eenmaal in het glasraam, dan is het te laat.',
  'tool.2.picture': '{R5} gaat naar het gele vak C4: zijn kleur doet er deze keer niet toe.',
  'tool.2.cases':
    'Alleen de gedrukte kleur telt niet. Een gedrukte waarde, raken [5.3] en buren [5.5] gelden als altijd.\nJe mag er ook een steen mee verplaatsen naar een vak waar niets te negeren valt.\nDe steen blijft geldig waar hij ligt, tot hij weer wordt verplaatst.\nIs het de enige steen van je glasraam, dan moet hij weer aan de rand.\nGebruik het voordat je een steen neemt of nadat je hem geplaatst hebt, niet met een steen in je hand.',
  'tool.3.picture': '{R6} gaat naar C3, dat een 5 vraagt: de waarde doet er deze keer niet toe.',
  'tool.3.cases':
    'Alleen de gedrukte waarde telt niet. Een gedrukte kleur, raken [5.3] en buren [5.5] gelden als altijd.\nJe mag er ook een steen mee verplaatsen naar een vak waar niets te negeren valt.\nDe steen blijft geldig waar hij ligt, tot hij weer wordt verplaatst.\nIs het de enige steen van je glasraam, dan moet hij weer aan de rand.\nGebruik het voordat je een steen neemt of nadat je hem geplaatst hebt, niet met een steen in je hand.',
  'tool.4.picture': '{R6} gaat naar C1, dan {B4} naar B3. Elke stap voldoet aan alle regels.',
  'tool.4.cases':
    'Precies twee verschillende stenen: twee keer dezelfde mag niet, en één alleen ook niet.\nNa elkaar: het gaat erom dat elke zet geldig is op het moment dat je hem doet.\nDe stenen die achterblijven, worden niet opnieuw bekeken, ook als ze niets meer raken.\nJe krijgt een eerste zet alleen aangeboden als er een tweede kan volgen.',
  'tool.5.picture': '{R2} gaat naar het Rondespoor, {P3} komt daarvandaan en past op vak D2.',
  'tool.5.cases':
    'Elke steen van het spoor, op elk nummer, waar dan ook in de stapel. Geen van beide verandert van waarde.\nNiet in ronde 1: er ligt nog geen steen op het spoor [6.6].\nEen steen wordt niet geruild voor een gelijke.\nJe krijgt alleen stenen die je daarna kunt plaatsen.\nSpeel je alleen, dan verandert ook je Doelscore, de som van het spoor [9.5].',
  'tool.6.picture': '{G6} wordt opnieuw gegooid, wordt {G3} en past op vak D2.',
  'tool.6.cases':
    'Je mag met elke steen uit het Aanbod beginnen, ook met een die nergens past.\nPast de nieuwe waarde, dan moet je de steen plaatsen. Een andere steen kiezen mag niet.\nPast hij nergens, dan gaat hij met zijn nieuwe waarde terug naar het Aanbod en is je keuze van deze beurt op.',
  'tool.7.picture': 'Alle stenen van het Aanbod worden opnieuw gegooid; hun kleuren blijven.',
  'tool.7.cases':
    'Alleen in je tweede beurt van de ronde, en alleen voordat je een steen neemt.\nMet een nieuw Aanbod help je ook wie na je komt. In de laatste beurt van een ronde is dat niemand.\nSpeel je alleen, dan wordt de steen waarmee je betaalde niet opnieuw gegooid.',
  'tool.8.picture': '{G3} was de steen van de beurt; met het gereedschap volgt {R5} meteen.',
  'tool.8.cases':
    'Alleen in je eerste beurt van de ronde, nadat je een steen hebt geplaatst.\nJe tweede beurt van deze ronde vervalt.\nHet telt als je gereedschap van deze beurt: bij de tweede steen kun je geen andere kaart gebruiken.\nWie twee beurten na elkaar heeft, mag het ook gebruiken.\nDe tweede steen moet passen: hij wordt geplaatst zoals elke andere.',
  'tool.9.picture': '{P6} gaat naar A4, ver van alle andere.',
  'tool.9.cases':
    'Het vak mag geen steen om zich heen hebben, ook niet aan een hoek.\nDe gedrukte kleur en waarde tellen nog wel.\nDe steen blijft daar geldig, en latere stenen mogen hem raken.\nIn een leeg glasraam kun je het niet gebruiken: de randregel [5.2] geldt, dus het zou niets veranderen.\nJe mag een steen kiezen die verder nergens past.',
  'tool.10.picture': '{R2} wordt omgedraaid tot {R5} en past op vak C3.',
  'tool.10.cases':
    'Tegenover elkaar liggende kanten zijn samen zeven: 1 en 6, 2 en 5, 3 en 4.\nJe mag ook een steen kiezen die zo nergens past, als hij omgedraaid wel past.\nDaarna moet hij met zijn nieuwe waarde worden geplaatst.',
  'tool.11.picture':
    '{R1} gaat in de zak. Er wordt een paarse steen getrokken; de 4 wordt gekozen en past op vak B2.',
  'tool.11.cases':
    'Je mag met elke steen uit het Aanbod beginnen, ook met een die nergens past.\nEerst gaat de steen in de zak, dan wordt er een getrokken: het kan dezelfde zijn.\nJe ziet de kleur, en kiest dan de waarde.\nJe mag de nieuwe steen plaatsen of met die waarde in het Aanbod leggen; dan is je keuze van deze beurt op.',
  'tool.12.picture':
    'Er ligt een blauwe steen op het Rondespoor, dus twee blauwe stenen mogen verplaatst worden.',
  'tool.12.cases':
    'Eén steen of twee verschillende, beide van één kleur.\nEen steen op het Rondespoor moet die kleur tonen, dus niet in ronde 1 [6.6].\nNa elkaar; elke zet voldoet op dat moment aan alle regels.\nOf je na de eerste stopt, bepaal je zelf.',
};
