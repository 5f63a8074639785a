import type { Rulebook } from '../longTexts';

/** De regels in gewone woorden. docs/rules.md is de wet; de nummers zijn dezelfde. */
export const rulebook: Rulebook = {
  title: 'De spelregels',
  lead: 'Dobbelstenen zijn stukken glas. In tien rondes neem je ze uit een gezamenlijk Aanbod en leg je ze in je eigen glasraam; stenen naast elkaar mogen niet dezelfde kleur of waarde hebben, en sommige vakken vragen een bepaalde kleur of waarde. Elke regel heeft een nummer, dat je ziet als een zet niet mag. Vakken heten naar rij en kolom: A1 is linksboven, D5 rechtsonder.',
  sections: [
    {
      number: 1,
      title: 'Wat er in de doos zit',
      lead: 'Voor 1 tot 4 spelers vanaf 13 jaar. Een spel duurt 30 tot 45 minuten.',
      rules: [
        {
          id: '1.1',
          text: '90 dobbelstenen, 18 in elk van de kleuren rood, geel, groen, blauw en paars. Een steen heeft een **kleur** en een **waarde** van 1 tot 6. De waarde is zijn tint: laag is licht.',
        },
        {
          id: '1.2',
          text: '12 Patroonkaarten met een patroon aan elke kant: 24 patronen van 4 rijen en 5 kolommen. Een vak heeft geen voorwaarde, vraagt een kleur of vraagt een waarde. De moeilijkheidsgraad gaat van 3 (makkelijk) tot 6 (moeilijk).',
        },
        {
          id: '1.3',
          text: '12 Gereedschapskaarten, 10 Gedeelde Doelen, 5 Persoonlijke Doelen (één per kleur), 24 Betaalstenen, 4 Spelerborden, 4 Scorefiches en een stoffen zak.',
        },
        {
          id: '1.4',
          text: 'Een Rondespoor met de nummers 1 tot en met 10. De achterkant is het Scorespoor, 0 tot 50; voorbij 50 draai je je fiche om en begin je opnieuw, dus 51 staat op 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Voorbereiding voor 2 tot 4 spelers',
      rules: [
        { id: '2.1', text: 'Je krijgt één **Persoonlijk Doel** en houdt het geheim.' },
        {
          id: '2.2',
          text: 'Je krijgt twee Patroonkaarten en kiest een van hun vier patronen. Iedereen kiest tegelijk, en de keuzes worden samen onthuld. Schuif die kaart in je Spelerbord; de andere kaart doet niet mee.',
        },
        {
          id: '2.3',
          text: 'Je krijgt zoveel **Betaalstenen** als de moeilijkheid van je patroon: een lastig glasraam brengt meer hulp mee.',
        },
        {
          id: '2.4',
          text: [
            'Het Rondespoor ligt midden op tafel, met het Scorefiche van elke speler ernaast. Drie Gereedschapskaarten en drie Gedeelde Doelen liggen open voor iedereen.',
            {
              trimmed_bag: {
                false: 'Alle 90 dobbelstenen gaan in de zak.',
                true: 'Met twee spelers blijven 8 stenen van elke kleur buiten de zak, met drie spelers 4 [10.1].',
                proposed:
                  'Alle 90 dobbelstenen gaan in de zak. Deze editie stelt bij twee of drie spelers een kleinere zak voor: laat dan 8 of 4 stenen van elke kleur weg [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'De Startspeler wordt geloot en krijgt de zak.',
                named:
                  'Kies een Startspeler, die de zak krijgt. Volgens het regelboek is dat wie als laatste een kathedraal bezocht.',
              },
            },
          ],
        },
        { id: '2.6', text: 'Kaarten die niet zijn uitgedeeld, doen niet mee. Niemand weet welke.' },
        {
          id: '2.7',
          text: 'Als je je patroon kiest, ken je al je Persoonlijke Doel, het gereedschap, de Gedeelde Doelen en de Startspeler. Van de patronen zie je alleen je eigen vier.',
        },
      ],
    },
    {
      number: 3,
      title: 'Een ronde',
      rules: [
        {
          id: '3.1',
          text: 'Een spel duurt tien rondes. Elke ronde begint met stenen uit de zak: twee per speler en één extra (5, 7 of 9). Ze worden gegooid en vormen het **Aanbod**.',
        },
        {
          id: '3.2',
          text: 'De beurten gaan in wijzerzin van de Startspeler naar de laatste, en dan **weer terug**. Zo heeft iedereen twee beurten, en de laatste speler neemt ze na elkaar.',
        },
        {
          id: '3.3',
          text: 'Na de laatste beurt gaan alle stenen die in het Aanbod over zijn naar het Rondespoor, op het nummer van deze ronde, met de waarde die ze tonen. Zijn het er meer, dan liggen ze samen op dat nummer.',
        },
        {
          id: '3.4',
          text: 'De zak gaat in wijzerzin verder, en wie hem krijgt, begint de volgende ronde. Na ronde 10 is het spel voorbij.',
        },
      ],
    },
    {
      number: 4,
      title: 'Je beurt',
      rules: [
        {
          id: '4.1',
          text: 'Je mag **één steen nemen** uit het Aanbod en plaatsen, en je mag **één gereedschap gebruiken**: elk één keer, elk alleen als je wilt, in willekeurige volgorde. Of je past.',
        },
        { id: '4.2', text: 'Eén gereedschap per beurt, dus hoogstens twee per ronde.' },
        {
          id: '4.3',
          text: 'Een steen nemen betekent hem plaatsen. Een steen die niet geplaatst kan worden, blijft in het Aanbod.',
        },
        {
          id: '4.4',
          text: 'Niemand hoeft een steen te nemen of gereedschap te gebruiken. Maar wat je begint, maak je af [6.7].',
        },
        { id: '4.5', text: 'Een beurt eindigt pas als jij het zegt. Zo pas je ook.' },
        {
          id: '4.6',
          text: 'Gelijke stenen in het Aanbod zijn één keuze, en gelijke stenen op één nummer van het Rondespoor ook.',
        },
      ],
    },
    {
      number: 5,
      title: 'Een steen plaatsen',
      lead: 'Deze vijf regels zijn het hart van het spel.',
      tip: '**Tip:** Leg liever geen steen naast een vak dat zijn kleur of waarde vraagt, zoals een 2 naast een vak met een 2. Daar past dan geen steen meer.',
      rules: [
        { id: '5.1', text: 'Een steen komt op een **leeg** vak van je eigen glasraam.' },
        { id: '5.2', text: 'Je **eerste** steen komt aan de rand of in een hoek.' },
        {
          id: '5.3',
          text: 'Elke volgende steen moet een steen **raken** die er al ligt, naast elkaar of hoek aan hoek.',
        },
        {
          id: '5.4',
          text: 'De steen moet bij het vak passen: op een gekleurd vak past alleen die **kleur**, op een vak met een getal alleen die **waarde**. Op een vak zonder voorwaarde past elke steen.',
        },
        {
          id: '5.5',
          text: '**Naast elkaar** (links, rechts, boven, onder) mogen twee stenen niet dezelfde kleur hebben en niet dezelfde waarde. Hoek aan hoek mag het wel.',
        },
      ],
    },
    {
      number: 6,
      title: 'Gereedschap',
      tip: '**Tip:** Gereedschap is het goedkoopst voor wie het als eerste gebruikt, maar het wordt nuttiger naarmate de glasramen voller raken.',
      rules: [
        {
          id: '6.1',
          text: 'Gereedschap kost **één** Betaalsteen als er nog geen op de kaart ligt, anders **twee**, maar nooit meer dan twee. Ze blijven daar liggen. Gereedschap mag telkens opnieuw worden gebruikt, ook door dezelfde speler.',
        },
        {
          id: '6.2',
          text: 'Je kunt gereedschap alleen gebruiken als het nu volledig kan werken: niemand betaalt voor niets.',
        },
        {
          id: '6.3',
          text: 'Gereedschap 1, 5, 6, 9, 10 en 11 werkt op de steen die je neemt, tussen kiezen en plaatsen. Je mag elke steen kiezen die daardoor past, en met 6 en 11 elke steen. Gereedschap 2, 3, 4, 7 en 12 heeft geen steen nodig: gebruik het voordat je er een kiest of nadat je hem geplaatst hebt (7 alleen ervoor). Gereedschap 8 komt na de steen van je eerste beurt.',
        },
        {
          id: '6.4',
          text: 'Om een steen te verplaatsen, neem je hem op en leg je hem op een ander leeg vak van hetzelfde glasraam, volgens alle regels van deel [5] die het gereedschap niet opheft. De stenen die achterblijven, worden niet opnieuw bekeken. Was het de enige steen, dan komt hij weer aan de rand.',
        },
        {
          id: '6.5',
          text: 'Een steen die door gereedschap ligt waar hij anders niet mocht, is daar geldig tot hij weer wordt verplaatst.',
        },
        {
          id: '6.6',
          text: 'Rondsnijder en Olieglassnijder hebben een steen op het Rondespoor nodig, dus ze werken niet in ronde 1.',
        },
        {
          id: '6.7',
          text: 'Wat begonnen is, wordt afgemaakt: een opnieuw gegooide steen die past, wordt geplaatst, en de tweede steen van de Loodopenhaler wordt verplaatst. Je krijgt niets aangeboden dat niet af te maken is.',
        },
      ],
    },
    {
      number: 7,
      title: 'Puntentelling',
      rules: [
        {
          id: '7.1',
          text: 'Elk Gedeeld Doel levert punten op voor **elke** volledige set. Rijen en kolommen moeten vol zijn. Eén steen mag voor meerdere kaarten tellen.',
        },
        {
          id: '7.2',
          text: 'Hoeveel sets je hebt, bepaalt het zeldzaamste deel: drie 1’en en twee 2’en zijn twee paren.',
        },
        {
          id: '7.3',
          text: 'Kleurdiagonalen geeft één punt voor elke steen die diagonaal grenst aan een steen van zijn eigen kleur. Elke steen telt één keer.',
        },
        {
          id: '7.4',
          text: 'Je Persoonlijke Doel levert de som op van de waardes van je stenen in die kleur.',
        },
        {
          id: '7.5',
          text: 'Elke Betaalsteen die over is, levert één punt op; elk leeg vak kost er één.',
        },
        {
          id: '7.6',
          text: [
            'Wie de meeste punten heeft, wint. Bij gelijkspel wint wie meer punten van het Persoonlijke Doel heeft, en anders wie meer Betaalstenen over heeft.',
            {
              last_tie_break: {
                'later-in-order':
                  'Is het dan nog gelijk, dan wint wie in de laatste ronde het verst van de Startspeler zat.',
                'last-turn':
                  'Is het dan nog gelijk, dan wint wie in de laatste ronde de laatste beurt had.',
                shared: 'Is het dan nog gelijk, dan delen de spelers de overwinning.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Een score kan negatief zijn. Het spoor toont dan 0, en het blad het echte getal.',
        },
      ],
    },
    {
      number: 8,
      title: 'Vergissingen bij de plaatsing',
      rules: [
        {
          id: '8.1',
          text: 'Blijkt een glasraam niet aan een voorwaarde te voldoen, dan neemt de eigenaar meteen stenen naar keuze weg tot alles klopt. Die stenen gaan uit het spel; de lege vakken tellen zoals altijd.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Je speelt met een **strenge** scheidsrechter, zoals gewoonlijk: er kan geen fout gebeuren.',
                honour: 'Je speelt **op erewoord**: er kunnen fouten gebeuren.',
              },
            },
            'Aan een tafel op erewoord mag je een steen op elk leeg vak leggen; iedereen mag op elk moment een fout in elk glasraam melden, en voor de telling worden alle glasramen bekeken. Een onterechte melding kost niets.',
          ],
        },
        {
          id: '8.3',
          text: 'Gecontroleerd wordt: of de stenen bij hun vak passen, of er gelijke kleuren of waardes naast elkaar liggen, en of bij het plaatsen de eerste steen aan de rand lag en elke volgende een andere raakte. Een goed geplaatste steen hoeft nooit weg omdat een andere verdween.',
        },
        {
          id: '8.4',
          text: 'Erewoord versoepelt alleen [5.2] tot en met [5.5], en alleen voor het vak waarop een steen komt. Prijzen, momenten en de voorwaarden van gereedschap worden nog steeds gecontroleerd.',
        },
        {
          id: '8.5',
          text: 'Een melding midden in een reeks keuzes wordt gehoord als de reeks klaar is. Dan neemt de eigenaar één steen tegelijk weg, telkens een die deel is van een fout, tot er geen fout meer is. In een leeggemaakt glasraam geldt de randregel weer.',
        },
        { id: '8.6', text: 'Bots spelen overal streng en melden niets.' },
      ],
    },
    {
      number: 9,
      title: 'Alleen spelen',
      rules: [
        {
          id: '9.1',
          text: [
            'De voorbereiding is zoals altijd, maar zonder Betaalstenen en met twee Gedeelde Doelen.',
            {
              solo_private: {
                1: 'Je hebt één Persoonlijk Doel, dat open op tafel ligt.',
                2: 'Je hebt twee Persoonlijke Doelen, die open op tafel liggen.',
              },
            },
            'Speel met zoveel gereedschap als je wilt: van één kaart (zeer moeilijk) tot vijf (makkelijk).',
          ],
        },
        { id: '9.2', text: 'Een ronde heeft vier stenen en twee beurten, beide van jou.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Gereedschap betaal je met een steen uit het Aanbod in de kleur van de kaart, naast de steen die je mag nemen.',
                'first-printing':
                  'Gereedschap betaal je met een steen uit het Aanbod, naast de steen die je mag nemen. Gereedschap 1 tot en met 6 vraagt een steen met zijn eigen nummer, 7 tot en met 12 een steen in zijn kleur.',
              },
            },
            'Steen en kaart gaan dan uit het spel: elk gereedschap werkt **één keer**. Je betaalt eerst; het gereedschap werkt op wat over is.',
          ],
        },
        {
          id: '9.4',
          text: 'Stenen die na een ronde over zijn, gaan zoals ze liggen naar het Rondespoor. Is er geen over, dan komt er een Scorefiche in de plaats.',
        },
        {
          id: '9.5',
          text: 'Je **Doelscore** is de som van alle stenen op het Rondespoor aan het einde. Stenen waarmee je gereedschap betaalde, tellen niet mee.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Tel zoals altijd, met je ene Persoonlijke Doel.',
                2: 'Tel zoals altijd, maar met maar één van je twee Persoonlijke Doelen (het beste telt vanzelf).',
              },
            },
            'Elk leeg vak kost **drie** punten. Je wint als je score hoger is dan de Doelscore.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Edities en keuzes van de tafel',
      lead: 'Het Engelse regelboek, versie 1.2, is de maatstaf. Waar de regelboeken van andere talen verschillen, kies je zelf wanneer je een tafel klaarzet.',
      rules: [
        {
          id: '10.1',
          text: '**Kleinere zak.** Met twee spelers blijven 8 stenen van elke kleur buiten de zak, met drie spelers 4, zodat alle andere getrokken worden.',
        },
        {
          id: '10.2',
          text: '**Persoonlijke Doelen als je alleen speelt.** Twee, waarvan het beste telt, of maar één.',
        },
        {
          id: '10.3',
          text: '**Laatste beslissing bij gelijkspel**, na de Betaalstenen: wie in de laatste ronde verder van de Startspeler zat; of wie daarin de laatste beurt had; of geen, en de overwinning wordt gedeeld.',
        },
        {
          id: '10.4',
          text: '**Betalen als je alleen speelt.** De kleur van de kaart; of zoals in de eerste druk, waar gereedschap 1 tot en met 6 een steen met zijn eigen nummer vraagt, en 7 tot en met 12 zijn kleur.',
        },
        { id: '10.5', text: '**Startspeler.** Geloot, of aangewezen door wie de tafel opent.' },
      ],
    },
  ],
};
