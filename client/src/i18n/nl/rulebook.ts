import type { Rulebook } from '../longTexts';

/** De regels in gewone woorden. docs/rules.md geeft ze exact, met dezelfde nummers. */
export const rulebook: Rulebook = {
  title: 'De spelregels',
  lead: 'Dobbelstenen zijn je stukken glas. In tien rondes neem je ze uit een gezamenlijk Aanbod en leg je ze in je glasraam. Stenen naast elkaar mogen niet dezelfde kleur of waarde hebben, en op sommige vakken past alleen een bepaalde kleur of waarde. Elke regel heeft een nummer, zodat je kunt opzoeken waarom een zet niet mag. Vakken heten naar rij en kolom: A1 is linksboven, D5 rechtsonder.',
  sections: [
    {
      number: 1,
      title: 'Wat er in de doos zit',
      lead: 'Voor 1 tot 4 spelers vanaf 13 jaar. Een spel duurt 30 tot 45 minuten.',
      rules: [
        {
          id: '1.1',
          text: '90 dobbelstenen: 18 rode, 18 gele, 18 groene, 18 blauwe en 18 paarse. Een steen heeft een **kleur** en een **waarde** van 1 tot en met 6. De waarde is zijn tint: hoe lager de waarde, hoe lichter het glas.',
        },
        {
          id: '1.2',
          text: '12 Patroonkaarten met een patroon aan elke kant: in totaal 24 patronen van 4 rijen en 5 kolommen. Een vak toont een kleur, toont een waarde of heeft geen voorwaarde. De moeilijkheidsgraad van een patroon gaat van 3 (makkelijk) tot 6 (moeilijk).',
        },
        {
          id: '1.3',
          text: '12 Gereedschapskaarten, 10 Gedeelde Doelen, 5 Persoonlijke Doelen (één per kleur), 24 Betaalstenen, 4 Spelerborden, 4 Scorefiches en een stoffen zak.',
        },
        {
          id: '1.4',
          text: 'Een Rondespoor met de nummers 1 tot en met 10 en op de achterkant het Scorespoor (0 tot en met 50). Kom je boven de 50, draai dan je Scorefiche om en begin opnieuw: 51 staat op 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Voorbereiding voor 2 tot 4 spelers',
      rules: [
        { id: '2.1', text: 'Je krijgt één **Persoonlijk Doel**. Houd het geheim.' },
        {
          id: '2.2',
          text: 'Je krijgt twee Patroonkaarten en kiest een van de vier patronen. Schuif die kaart in je Spelerbord; de andere kaart gaat uit het spel. Alle spelers kiezen tegelijk en onthullen daarna samen hun keuze. Tot dat moment kun je nog van patroon wisselen.',
        },
        {
          id: '2.3',
          text: 'Je krijgt zoveel **Betaalstenen** als de moeilijkheidsgraad van je patroon aangeeft: hoe moeilijker je glasraam, hoe meer hulp.',
        },
        {
          id: '2.4',
          text: [
            'Leg het Rondespoor midden op tafel, met het Scorefiche van elke speler ernaast. Leg drie Gereedschapskaarten en drie Gedeelde Doelen open op tafel, voor alle spelers.',
            {
              trimmed_bag: {
                false: 'Alle 90 dobbelstenen gaan in de zak.',
                true: 'Met twee spelers blijven er van elke kleur 8 stenen buiten de zak, met drie spelers 4 [10.1].',
                proposed:
                  'Alle 90 dobbelstenen gaan in de zak. Deze editie stelt een kleinere zak voor bij minder spelers: laat met twee spelers 8 stenen van elke kleur weg, met drie spelers 4 [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'Het lot bepaalt wie Startspeler is. Die krijgt de zak.',
                named:
                  'Kies een Startspeler, die de zak krijgt. Het regelboek stelt voor: wie als laatste een kathedraal bezocht.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'Kaarten die niet zijn uitgedeeld, doen niet mee en blijven verborgen.',
        },
        {
          id: '2.7',
          text: 'Als je je patroon kiest, ken je je Persoonlijke Doel, het gereedschap, de Gedeelde Doelen en de Startspeler al. De patronen van de andere spelers zie je pas als iedereen heeft gekozen.',
        },
      ],
    },
    {
      number: 3,
      title: 'Een ronde',
      rules: [
        {
          id: '3.1',
          text: 'Een partij duurt tien rondes. Elke ronde trekt de Startspeler willekeurige stenen uit de zak, twee per speler plus één (5, 7 of 9), en gooit ze. Deze stenen vormen het **Aanbod**.',
        },
        {
          id: '3.2',
          text: 'De beurten gaan met de klok mee van de Startspeler naar de laatste speler, en dan in omgekeerde volgorde **terug**. Iedereen krijgt twee beurten, en de laatste speler heeft ze direct na elkaar.',
        },
        {
          id: '3.3',
          text: 'Na de laatste beurt gaan alle stenen die nog in het Aanbod liggen naar het Rondespoor, bij het nummer van deze ronde. Ze houden hun waarde, en er kunnen meerdere stenen bij één nummer liggen.',
        },
        {
          id: '3.4',
          text: 'Geef de zak met de klok mee door. Wie hem krijgt, is de Startspeler van de volgende ronde. Na ronde 10 is het spel afgelopen.',
        },
      ],
    },
    {
      number: 4,
      title: 'Je beurt',
      rules: [
        {
          id: '4.1',
          text: 'In je beurt mag je **één steen nemen** uit het Aanbod en hem plaatsen, en mag je **één Gereedschapskaart gebruiken**. Doe allebei in de volgorde die je wilt, doe er maar één, of pas.',
        },
        {
          id: '4.2',
          text: 'Je mag maar één Gereedschapskaart per beurt gebruiken, dus hoogstens twee per ronde.',
        },
        {
          id: '4.3',
          text: 'Een steen nemen betekent dat je hem kiest en plaatst. Een steen die je niet kunt plaatsen, blijft in het Aanbod.',
        },
        {
          id: '4.4',
          text: 'Je hoeft nooit een steen te nemen of gereedschap te gebruiken. Maar wat je begint, moet je afmaken [6.7].',
        },
        {
          id: '4.5',
          text: 'Je beurt eindigt pas als je hem zelf beëindigt. Passen doe je op dezelfde manier.',
        },
        {
          id: '4.6',
          text: 'Identieke stenen in het Aanbod tellen als één keuze: het maakt niet uit welke je kiest. Dat geldt ook voor identieke stenen bij één nummer op het Rondespoor.',
        },
      ],
    },
    {
      number: 5,
      title: 'Een steen plaatsen',
      lead: 'Deze vijf regels zijn het hart van het spel.',
      tip: '**Tip:** Leg liever geen steen naast een vak dat zijn kleur of waarde vraagt, zoals een 2 naast een vak met een 2. Daar past dan geen steen meer.',
      rules: [
        {
          id: '5.1',
          text: 'Je mag een steen alleen op een **leeg** vak in je eigen glasraam leggen.',
        },
        {
          id: '5.2',
          text: 'Je **eerste** steen leg je op een vak aan de rand of in een hoek.',
        },
        {
          id: '5.3',
          text: 'Elke volgende steen moet een steen **raken** die al in je glasraam ligt: horizontaal, verticaal of diagonaal.',
        },
        {
          id: '5.4',
          text: 'De steen moet bij het vak passen. Op een vak met een **kleur** past alleen een steen van die kleur, op een vak met een **waarde** alleen een steen van die waarde. Op een vak zonder voorwaarde past elke kleur en elke waarde.',
        },
        {
          id: '5.5',
          text: 'Een steen mag niet **horizontaal of verticaal** grenzen aan een steen van dezelfde kleur of dezelfde waarde. Diagonaal mag wel.',
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
          text: 'Een Gereedschapskaart kost **één** Betaalsteen als er nog geen op de kaart ligt, anders **twee**. Meer wordt het nooit. De Betaalstenen blijven op de kaart liggen. Elke speler mag dezelfde kaart opnieuw gebruiken.',
        },
        {
          id: '6.2',
          text: 'Je mag een Gereedschapskaart alleen gebruiken als je het effect meteen volledig kunt uitvoeren. Zo betaal je nooit voor niets.',
        },
        {
          id: '6.3',
          text: 'Gereedschap 1, 5, 6, 9, 10 en 11 werkt op de steen die je neemt, nadat je hem hebt gekozen en voordat je hem plaatst. Je mag een steen kiezen die zo niet past, als je hem met gereedschap 1, 5, 9 of 10 passend kunt maken. Met gereedschap 6 en 11 mag je elke steen kiezen. Voor gereedschap 2, 3, 4, 7 en 12 heb je geen steen uit het Aanbod nodig. Gebruik het voordat je er een kiest of nadat je hem hebt geplaatst (gereedschap 7 alleen ervoor). Gereedschap 8 gebruik je in je eerste beurt van de ronde, nadat je een steen hebt geplaatst.',
        },
        {
          id: '6.4',
          text: 'Om een steen te verplaatsen, pak je hem op en leg je hem op een ander leeg vak in je glasraam. Daarbij gelden alle regels van deel [5], behalve wat het gereedschap opheft. De stenen die blijven liggen, worden niet opnieuw gecontroleerd. Verplaats je je enige steen, dan leg je hem weer op een vak aan de rand of in een hoek.',
        },
        {
          id: '6.5',
          text: 'Hoeft een steen dankzij gereedschap niet aan een voorwaarde te voldoen, dan mag hij op zijn vak blijven liggen tot hij weer wordt verplaatst.',
        },
        {
          id: '6.6',
          text: 'Voor de Rondsnijder en de Olieglassnijder moet er een steen op het Rondespoor liggen, dus in ronde 1 kun je ze niet gebruiken.',
        },
        {
          id: '6.7',
          text: 'Wat je begint, moet je afmaken. Gooi je bijvoorbeeld een steen opnieuw met de Fluxborstel en past hij, dan moet je hem plaatsen. Met de Loodopenhaler moet je ook de tweede steen verplaatsen. Je kunt nooit iets kiezen wat je niet kunt afmaken.',
        },
      ],
    },
    {
      number: 7,
      title: 'Puntentelling',
      rules: [
        {
          id: '7.1',
          text: 'Elk Gedeeld Doel levert punten op voor **elke** volledige set in je glasraam. Bij doelen voor rijen en kolommen tellen alleen rijen en kolommen zonder lege vakken. Eén steen kan voor meerdere doelen meetellen.',
        },
        {
          id: '7.2',
          text: 'Waar je het minst van hebt, bepaalt het aantal sets: met drie 1’en en twee 2’en heb je twee paren.',
        },
        {
          id: '7.3',
          text: 'Kleurdiagonalen levert 1 punt op voor elke steen met minstens één diagonale buur van dezelfde kleur. Elke steen telt maar één keer.',
        },
        {
          id: '7.4',
          text: 'Je Persoonlijke Doel levert de totale waarde op van je stenen in die kleur.',
        },
        {
          id: '7.5',
          text: 'Je krijgt 1 punt voor elke Betaalsteen die je overhoudt. Je verliest 1 punt voor elk leeg vak in je glasraam.',
        },
        {
          id: '7.6',
          text: [
            'De speler met de meeste punten wint. Bij een gelijke stand beslissen de meeste punten voor Persoonlijke Doelen, daarna de meeste overgebleven Betaalstenen.',
            {
              last_tie_break: {
                'later-in-order':
                  'Is het dan nog gelijk, dan wint wie van hen in de laatste ronde het laatst in de beurtvolgorde zat: met de klok mee het verst van de Startspeler.',
                'last-turn':
                  'Is het dan nog gelijk, dan wint wie de laatste beurt van de laatste ronde had.',
                shared: 'Is het dan nog gelijk, dan delen die spelers de overwinning.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Een score kan negatief zijn. Het Scorespoor toont dan 0, het scoreblad het echte getal.',
        },
      ],
    },
    {
      number: 8,
      title: 'Vergissingen bij de plaatsing',
      rules: [
        {
          id: '8.1',
          text: 'Blijkt een glasraam niet aan alle plaatsingsregels te voldoen, dan haalt de eigenaar meteen stenen naar keuze weg tot alles weer klopt. Die stenen gaan uit het spel, en de lege vakken tellen zoals altijd.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Dit is een **strenge** tafel (de standaard): fouten zijn hier niet mogelijk.',
                honour: 'Dit is een tafel **op erewoord**: er kunnen fouten gebeuren.',
              },
            },
            'Aan een tafel op erewoord kun je een steen op elk leeg vak leggen. Maar elke speler kan op elk moment in elk glasraam een fout melden, en vóór de puntentelling worden alle glasramen gecontroleerd. Een onterechte melding kost niets.',
          ],
        },
        {
          id: '8.3',
          text: 'Bij een controle wordt gekeken naar stenen die niet bij hun vak passen en naar horizontale of verticale buren met dezelfde kleur of waarde. Ook moet elke steen goed zijn geplaatst: in een leeg glasraam aan de rand of in een hoek, anders zo dat hij een andere steen raakte. Een steen die niet zo is geplaatst, is een fout, ook als latere stenen hem raken. Uitzonderingen die een gereedschap toeliet, zijn geen fouten. Een goed geplaatste steen hoeft nooit weg omdat een andere steen is verplaatst of weggehaald.',
        },
        {
          id: '8.4',
          text: 'Een tafel op erewoord versoepelt alleen de regels [5.2] tot en met [5.5], en alleen voor het vak waarop een steen terechtkomt. Wat gereedschap kost, wanneer je het mag gebruiken en welke voorwaarden het heeft, wordt nog steeds gecontroleerd.',
        },
        {
          id: '8.5',
          text: 'Meldt iemand een fout midden in een zet, dan wordt het glasraam gecontroleerd zodra de zet klaar is. De eigenaar haalt dan één voor één stenen weg die bij een fout horen, tot er geen fouten meer zijn. Is het glasraam daarna leeg, dan komt de volgende steen weer op een vak aan de rand of in een hoek.',
        },
        {
          id: '8.6',
          text: 'Bots houden zich ook aan een tafel op erewoord aan de regels. Ze melden nooit fouten.',
        },
      ],
    },
    {
      number: 9,
      title: 'Solo',
      rules: [
        {
          id: '9.1',
          text: [
            'De voorbereiding is zoals altijd, maar zonder Betaalstenen en met maar twee Gedeelde Doelen.',
            {
              solo_private: {
                1: 'Je hebt één Persoonlijk Doel, dat open op tafel ligt.',
                2: 'Je hebt twee Persoonlijke Doelen, die open op tafel liggen.',
              },
            },
            'Kies hoe moeilijk je het wilt: speel met één Gereedschapskaart (zeer moeilijk) tot vijf Gereedschapskaarten (makkelijk).',
          ],
        },
        {
          id: '9.2',
          text: 'Trek en gooi elke ronde vier stenen. Daarna heb je twee beurten.',
        },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Betaal een Gereedschapskaart met een steen uit het Aanbod in de kleur die op de kaart staat. Je mag deze beurt dan nog steeds een steen nemen, maar met díe steen kun je niet betalen.',
                'first-printing':
                  'Betaal een Gereedschapskaart met een steen uit het Aanbod. Gereedschap 1 tot en met 6 kost een steen met het kaartnummer als waarde, gereedschap 7 tot en met 12 een steen in de kleur die op de kaart staat. Je mag deze beurt dan nog steeds een steen nemen, maar met díe steen kun je niet betalen.',
              },
            },
            'De steen en de kaart gaan daarna uit het spel, dus je kunt elke kaart maar **één keer** gebruiken. Betaal eerst: het gereedschap werkt daarna met de stenen die nog in het Aanbod liggen.',
          ],
        },
        {
          id: '9.4',
          text: 'Stenen die aan het einde van een ronde over zijn, gaan naar het Rondespoor en houden hun waarde. Is er geen over, dan leg je daar een Scorefiche.',
        },
        {
          id: '9.5',
          text: 'Je **Doelscore** is de totale waarde van alle stenen op het Rondespoor aan het einde van het spel. Stenen waarmee je gereedschap hebt betaald, tellen niet mee.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Tel je punten zoals altijd, met je Persoonlijke Doel.',
                2: 'Tel je punten zoals altijd, maar met slechts één van je twee Persoonlijke Doelen: het beste telt automatisch.',
              },
            },
            'Elk leeg vak kost je **3** punten in plaats van 1. Je wint als je score hoger is dan je Doelscore.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Edities en tafelopties',
      lead: 'Versie 1.2 van het Engelse regelboek is het uitgangspunt. Waar andere edities afwijken, kun je kiezen wanneer je een tafel klaarzet.',
      rules: [
        {
          id: '10.1',
          text: '**Kleinere zak.** Met twee spelers blijven er van elke kleur 8 stenen buiten de zak, met drie spelers 4. Zo wordt elke steen in de zak getrokken.',
        },
        {
          id: '10.2',
          text: '**Persoonlijke Doelen (solo).** Twee, waarvan het beste telt, of maar één.',
        },
        {
          id: '10.3',
          text: '**Laatste tiebreaker.** Geven ook de Betaalstenen niet de doorslag, dan zijn er drie opties: winst voor wie in de laatste ronde het laatst in de beurtvolgorde zat, winst voor wie de laatste beurt van die ronde had, of een gedeelde overwinning.',
        },
        {
          id: '10.4',
          text: '**Gereedschap betalen (solo).** Met de kleur die op de kaart staat, of zoals in de eerste druk: gereedschap 1 tot en met 6 kost een steen met het kaartnummer als waarde, gereedschap 7 tot en met 12 een steen in de kleur van de kaart.',
        },
        {
          id: '10.5',
          text: '**Startspeler.** Geloot of gekozen door de host.',
        },
      ],
    },
  ],
};
