import type { LearnTexts } from '../longTexts';

/** De les, de hulp bij de kaarten en de pagina’s van het gereedschap. `{R3}` is een steen, `[5.3]` een regel. */
export const learn: LearnTexts = {
  scenes: 'Stappen van de les',
  stray: 'Dat mag, maar we volgen nu even de les:',
  continue: 'Verder',
  next: 'Volgende stap',
  finish: 'Klaar',
  again: 'Opnieuw beginnen',

  'edge.title': 'Je eerste dobbelsteen',
  'edge.welcome':
    'Jij bent glazenier en dit is je glasraam. Dobbelstenen zijn je stukken glas: elk heeft een kleur en een tint, van 1 (licht) tot 6 (donker). In tien rondes vul je het glasraam met stenen uit het Aanbod eronder.',
  'edge.choose': 'Neem de {B4}: tik erop in het Aanbod.',
  'edge.attempt':
    'Je eerste steen leg je aan de **rand** of in een hoek. De vakken waar hij past, lichten op. Kijk wat er gebeurt als je op een vak in het midden tikt.',
  'edge.place':
    'Daar mag hij niet liggen; in de melding hieronder staat waarom. Tik nu op een oplichtend vak om de {B4} te plaatsen.',
  'edge.done':
    'Goed gedaan! Je kunt stenen ook slepen. Op een toetsenbord ga je met de pijltjes door het glasraam en leg je de steen neer met Enter.',

  'touching.title': 'Elke steen raakt een andere',
  'touching.attempt':
    'Vanaf nu moet elke nieuwe steen een steen **raken** die al in je glasraam ligt: links, rechts, boven, onder of diagonaal. Kies de {G5} en tik op een vak ver van de {B4}. Kijk wat er gebeurt.',
  'touching.place': 'Dat is te ver weg. Leg de {G5} waar hij de {B4} raakt. Diagonaal mag ook.',
  'touching.done': 'Zo groeit je glasraam steen voor steen.',

  'asking.title': 'Wat een vak vereist',
  'asking.attempt':
    'Op een gekleurd vak past alleen een steen van die **kleur**. Op een vak met ogen past alleen een steen van die **waarde**. Op een vak zonder voorwaarde past elke kleur en elke waarde. Kies de {Y3} en probeer hem op een vak dat iets anders vereist.',
  'asking.place':
    'Daar past hij niet. Leg de {Y3} op het gele vak, op het vak met een 3 of op een vak zonder voorwaarde dat aan een steen grenst.',
  'asking.done':
    'Op vakken zonder voorwaarde past later nog steeds elke kleur en waarde. Vul de kieskeurige vakken dus zodra het kan.',

  'beside.title': 'Geen gelijke buren',
  'beside.attempt':
    'Nog één voorwaarde: stenen **direct naast elkaar** (links, rechts, boven of onder) mogen niet dezelfde kleur of waarde hebben. Kies de {G4} en probeer hem direct naast de {G5} of de {B4}.',
  'beside.place':
    'De gemarkeerde steen ligt direct naast dat vak en heeft dezelfde kleur of waarde. Diagonaal mag het wel. Leg de {G4} waar hij past.',
  'beside.done':
    'Dat zijn alle vier de voorwaarden: begin aan de rand, raak een andere steen, let op wat het vak vereist en houd gelijke buren uit elkaar. Past er geen steen of wil je er geen? Dan pas je gewoon.',

  'round.title': 'Heen en terug',
  'round.order':
    'Dit is een andere partij, in ronde 3. Elke ronde heeft iedereen twee beurten: eerst de tafel rond, dan terug in omgekeerde volgorde. In deze partij is dat jij, de Leerling, nog eens de Leerling en dan jij. Wie begint, is dus ook als laatste aan de beurt.',
  'round.place': 'Begin de ronde: leg de {R6} op het rode vak.',
  'round.end':
    'Tik op **Beurt beëindigen**. In je eigen partijen eindigt je beurt vanzelf nadat je een steen hebt geplaatst. Dat kun je uitzetten bij de instellingen.',
  'round.watch': 'Nu speelt de Leerling, twee keer achter elkaar.',
  'round.rest':
    'De Leerling nam twee stenen achter elkaar. Neem een van de twee die over zijn en plaats hem.',
  'round.over': 'Maak nu de ronde af: tik nog eens op **Beurt beëindigen**.',
  'round.done':
    'De laatste steen ligt nu op het Rondespoor, bij het nummer van deze ronde. De zak ging naar de Leerling, die de volgende ronde begint met nieuwe stenen. Na tien rondes is het spel afgelopen.',

  'tool.title': 'Gereedschap en wat het kost',
  'tool.price':
    'Deze partij is in ronde 5. Deze drie Gereedschapskaarten zijn er voor alle spelers. Eén keer per beurt kun je er een gebruiken. Dat kost **één** Betaalsteen als er nog geen op de kaart ligt, anders **twee**. Je hebt er drie, en elke Betaalsteen die je overhoudt, is 1 punt waard.',
  'tool.choose':
    'Je hebt een 4 nodig voor B2, maar die ligt niet in het Aanbod. De Driepuntstang maakt een steen 1 hoger of lager. Kies de {P5}.',
  'tool.use': 'Tik nu op **Driepuntstang** en dan op **Gebruiken**.',
  'tool.value': 'Je hebt betaald: je Betaalsteen ligt op de kaart. Maak van de 5 een 4.',
  'tool.place': 'Leg de {P4} op B2.',
  'tool.end': 'Dat allemaal voor één Betaalsteen! Beëindig je beurt en kijk wat de Leerling doet.',
  'tool.watch': 'De Leerling is aan de beurt.',
  'tool.done':
    'De Leerling gebruikte hetzelfde gereedschap, maar moest er twee Betaalstenen voor betalen. Wie een kaart als eerste gebruikt, is goedkoper uit, maar later in het spel heb je vaak meer aan gereedschap. Meer weten? Tik op het vraagteken op een kaart.',

  'score.title': 'Puntentelling',
  'score.objectives':
    'Dit is de laatste beurt van ronde 10. Je krijgt punten voor de **drie Gedeelde Doelen**, die voor alle spelers gelden, en voor je geheime **Persoonlijke Doel**: de totale waarde van je stenen in één kleur. Die van jou is paars.',
  'score.place': 'Nog één steen: leg de {R2} op het vak dat een 2 vereist.',
  'score.end': 'Beëindig je beurt om het spel af te ronden.',
  'score.lines':
    'Dit is je scoreblad. Tik op een onderdeel en de stenen die ervoor tellen, lichten op. Je krijgt 1 punt voor elke Betaalsteen die je overhoudt en verliest 1 punt voor elk leeg vak.',
  'score.done': [
    'Je wint met 33 tegen 31! Bij een gelijke stand beslissen de meeste punten voor Persoonlijke Doelen, daarna de meeste overgebleven Betaalstenen.',
    {
      last_tie_break: {
        'later-in-order':
          'Nog steeds gelijk? Dan wint wie van hen in de laatste ronde het laatst in de beurtvolgorde zat.',
        'last-turn': 'Nog steeds gelijk? Dan wint wie de laatste beurt van de laatste ronde had.',
        shared: 'Nog steeds gelijk? Dan delen die spelers de overwinning.',
      },
    },
  ],

  'end.title': 'Je bent er klaar voor',
  'end.text':
    'Dat is het hele spel. Aan tafel zie je altijd wat je kunt doen. En als iets niet mag, zie je ook waarom.',
  'end.play': 'Speel je eerste partij',

  before: 'Ervoor',
  after: 'Erna',
  fits: 'past hier',
  forbidden: 'mag niet volgens deze regel',
  contents: 'Inhoud',
  rather: 'Liever al spelend leren? Dat duurt vijf minuten',
  order: 'Beurtvolgorde met drie spelers',
  example:
    'Voorbeeld: een voltooid glasraam en de score. Tik op een onderdeel om de stenen te laten oplichten.',
  allRules: 'Alle spelregels',
  'table.public': 'Punten voor Gedeelde Doelen',
  'table.payment': 'Solo: met welke steen je welk gereedschap betaalt',
  'table.given': 'Verschillen tussen de edities',
  'scoring.page': 'Alles over de puntentelling',
  'tool.page': 'Details en bijzondere gevallen',
  'tool.kind': 'Gereedschap',
  'tool.cases': 'Goed om te weten',
  'tool.costs': 'Kosten',
  'tool.price.rule':
    'Het kost één Betaalsteen als er nog geen op de kaart ligt, anders twee, maar nooit meer [6.1]. De Betaalstenen blijven op de kaart liggen. Elke speler kan dezelfde kaart opnieuw gebruiken, maar per beurt gebruik je er maar één [4.2]. Je kunt een kaart alleen gebruiken als je het effect volledig kunt uitvoeren [6.2].',
  'tool.solo': [
    'In een solopartij betaal je met één dobbelsteen uit het Aanbod. De steen en de kaart gaan daarna uit het spel [9.3].',
    {
      solo_payment: {
        colour: 'De kleur waarmee je betaalt:',
        'first-printing': 'De steen waarmee je betaalt:',
      },
    },
  ],

  private:
    'Tel de waardes van je stenen in deze kleur bij elkaar op. Bij paars is een {P6} 6 punten waard en een {P1} maar 1.',
  'private.secret':
    'Niemand anders kent jouw kleur, dus laat niet te vroeg iets merken. Deze punten geven ook de doorslag bij een gelijke stand.',
  'private.solo': [
    {
      solo_private: {
        1: 'Speel je solo, dan ligt het open.',
        2: 'Speel je solo, dan heb je er twee, open op tafel. Alleen het beste telt.',
      },
    },
  ],
  'public.light-shades':
    'Een paar is een 1 en een 2, waar dan ook in je glasraam. De waarde waarvan je de minste stenen hebt, bepaalt het aantal paren: met drie 1’en en twee 2’en heb je twee paren.',
  'public.medium-shades':
    'Een paar is een 3 en een 4, waar dan ook in je glasraam. De waarde waarvan je de minste stenen hebt, bepaalt het aantal paren.',
  'public.deep-shades':
    'Een paar is een 5 en een 6, waar dan ook in je glasraam. De waarde waarvan je de minste stenen hebt, bepaalt het aantal paren.',
  'public.shade-variety':
    'Een set is één steen van elke waarde van 1 tot en met 6, waar dan ook in je glasraam. De waarde waarvan je de minste stenen hebt, bepaalt het aantal sets.',
  'public.color-variety':
    'Een set is één steen van elk van de vijf kleuren, waar dan ook in je glasraam. De kleur waarvan je de minste stenen hebt, bepaalt het aantal sets.',
  'public.row-shade-variety':
    'Een rij telt als alle vijf de vakken gevuld zijn met vijf verschillende waardes. Een rij met een leeg vak levert niets op.',
  'public.row-color-variety':
    'Een rij telt als alle vijf de vakken gevuld zijn met vijf verschillende kleuren. Een rij met een leeg vak levert niets op.',
  'public.column-shade-variety':
    'Een kolom telt als alle vier de vakken gevuld zijn met vier verschillende waardes. Een kolom met een leeg vak levert niets op.',
  'public.column-color-variety':
    'Een kolom telt als alle vier de vakken gevuld zijn met vier verschillende kleuren. Een kolom met een leeg vak levert niets op.',
  'public.color-diagonals':
    'Elke steen met minstens één diagonale buur van dezelfde kleur levert 1 punt op. Een steen telt maar één keer, hoeveel van zulke buren hij ook heeft.',

  'tool.1.picture':
    'Er ligt geen 4 in het Aanbod, dus wordt de {P5} verlaagd tot een {P4}. Nu past hij op B2.',
  'tool.1.cases':
    'Je kunt een steen kiezen die nog nergens past, als hij met zijn nieuwe waarde wel past.\nEen {R6} kan alleen een 5 worden en een {R1} alleen een 2.\nJe kunt alleen waardes kiezen die passen, dus je betaalt nooit voor niets.\nLigt de steen eenmaal in je glasraam, dan is het te laat.',
  'tool.2.picture':
    'De {R5} gaat naar C4. Dat vak vereist geel, maar met dit gereedschap maakt dat niet uit.',
  'tool.2.cases':
    'Alleen de kleur die het nieuwe vak vereist, telt niet. Vereist het een waarde, dan moet de steen die hebben. De regels over raken [5.3] en buren [5.5] gelden nog steeds.\nJe kunt er ook een steen mee verplaatsen naar een vak dat geen kleur vereist.\nDe steen mag daar blijven liggen tot hij weer wordt verplaatst.\nIs het de enige steen in je glasraam, dan moet hij weer op een vak aan de rand of in een hoek liggen.\nGebruik het voordat je een steen uit het Aanbod kiest of nadat je hem hebt geplaatst, niet ertussenin.',
  'tool.3.picture':
    'De {R6} gaat naar C3. Dat vak vereist een 5, maar met dit gereedschap maakt dat niet uit.',
  'tool.3.cases':
    'Alleen de waarde die het nieuwe vak vereist, telt niet. Vereist het een kleur, dan moet de steen die hebben. De regels over raken [5.3] en buren [5.5] gelden nog steeds.\nJe kunt er ook een steen mee verplaatsen naar een vak dat geen waarde vereist.\nDe steen mag daar blijven liggen tot hij weer wordt verplaatst.\nIs het de enige steen in je glasraam, dan moet hij weer op een vak aan de rand of in een hoek liggen.\nGebruik het voordat je een steen uit het Aanbod kiest of nadat je hem hebt geplaatst, niet ertussenin.',
  'tool.4.picture':
    'De {R6} gaat naar C1 en daarna gaat de {B4} naar B3. Beide verplaatsingen voldoen aan alle plaatsingsregels.',
  'tool.4.cases':
    'Je moet twee verschillende stenen verplaatsen: niet maar één, en niet twee keer dezelfde.\nVerplaats ze een voor een. Elke verplaatsing moet op dat moment geldig zijn.\nDe stenen die blijven liggen, worden niet opnieuw gecontroleerd, ook niet als ze geen andere steen meer raken.\nJe kunt een eerste steen alleen verplaatsen als daarna een tweede kan volgen.',
  'tool.5.picture':
    'De {R2} gaat naar het Rondespoor. Daarvoor komt de {P3} terug, en die past op D2.',
  'tool.5.cases':
    'Je kunt elke steen van het Rondespoor nemen, bij elk nummer, ook als er meerdere bij liggen. Beide stenen houden hun waarde.\nIn ronde 1 kun je het niet gebruiken, want dan is het Rondespoor nog leeg [6.6].\nJe kunt niet ruilen voor een identieke steen.\nJe kunt alleen stenen kiezen die in je glasraam passen.\nIn een solopartij verandert ook je Doelscore, want die is het totaal van de stenen op het Rondespoor [9.5].',
  'tool.6.picture': 'De {G6} wordt opnieuw gegooid. Het wordt een {G3}, en die past op D2.',
  'tool.6.cases':
    'Je kunt elke steen uit het Aanbod kiezen, ook een die nergens past.\nPast hij met zijn nieuwe waarde, dan moet je hem plaatsen. Je kunt geen andere steen kiezen.\nPast hij niet, dan gaat hij met zijn nieuwe waarde terug naar het Aanbod en kun je deze beurt geen steen meer nemen.',
  'tool.7.picture':
    'Alle stenen in het Aanbod worden opnieuw gegooid. Hun kleuren blijven hetzelfde.',
  'tool.7.cases':
    'Je kunt het alleen gebruiken in je tweede beurt van de ronde, voordat je een steen neemt.\nDe nieuwe waardes kunnen ook de spelers na jou helpen, tenzij jij de laatste beurt van de ronde hebt.\nIn een solopartij wordt de steen waarmee je betaalt, niet opnieuw gegooid.',
  'tool.8.picture':
    'De {G3} was de steen van deze beurt. Met het gereedschap volgt meteen de {R5}.',
  'tool.8.cases':
    'Je kunt het alleen gebruiken in je eerste beurt van de ronde, nadat je een steen hebt genomen en geplaatst.\nJe slaat je tweede beurt van deze ronde over.\nJe mag per beurt maar één Gereedschapskaart gebruiken, dus bij de tweede steen kan geen andere kaart helpen.\nDe laatste speler van de ronde, die twee beurten achter elkaar heeft, kan het ook gebruiken.\nDe tweede steen moet aan alle plaatsingsregels voldoen, net als elke andere.',
  'tool.9.picture': 'De {P6} komt op A4 te liggen, waar hij geen andere steen raakt.',
  'tool.9.cases':
    'Rond het vak mogen geen stenen liggen, ook niet diagonaal.\nVereist het vak een kleur of waarde, dan moet de steen die nog steeds hebben.\nDe steen mag daar blijven liggen, en latere stenen mogen hem raken.\nIn een leeg glasraam kun je het niet gebruiken. Je eerste steen moet toch al aan de rand of in een hoek liggen [5.2], dus het gereedschap zou niets veranderen.\nJe kunt een steen kiezen die verder nergens past.',
  'tool.10.picture': 'De {R2} wordt ondersteboven gedraaid. Het wordt een {R5}, en die past op C3.',
  'tool.10.cases':
    'De boven- en onderkant van een dobbelsteen zijn samen altijd 7: 1 en 6, 2 en 5, 3 en 4.\nJe kunt een steen kiezen die nog nergens past, als hij omgedraaid wel past.\nDaarna moet je hem met zijn nieuwe waarde plaatsen.',
  'tool.11.picture':
    'De {R1} gaat terug in de zak. Er wordt een paarse steen getrokken. Die wordt een 4 en past op B2.',
  'tool.11.cases':
    'Je kunt elke steen uit het Aanbod kiezen, ook een die nergens past.\nDe steen gaat in de zak voordat je trekt, dus je kunt dezelfde opnieuw trekken.\nJe ziet de kleur van de nieuwe steen voordat je zijn waarde kiest.\nIn plaats van de nieuwe steen te plaatsen, kun je hem met die waarde in het Aanbod leggen. Dan kun je deze beurt geen steen meer nemen.',
  'tool.12.picture':
    'Er ligt een blauwe steen op het Rondespoor, dus mag je twee blauwe stenen in je glasraam verplaatsen.',
  'tool.12.cases':
    'Verplaats één steen, of twee verschillende stenen van dezelfde kleur.\nEr moet een steen van die kleur op het Rondespoor liggen, dus in ronde 1 kun je het niet gebruiken [6.6].\nVerplaats ze een voor een. Elke verplaatsing moet op dat moment aan alle plaatsingsregels voldoen.\nJe mag na de eerste steen stoppen.',
};
