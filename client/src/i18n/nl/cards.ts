/** De kaarten in onze eigen woorden; de namen zijn die op de Nederlandse kaarten. */
export const cards = {
  'colour.R': 'rood',
  'colour.Y': 'geel',
  'colour.G': 'groen',
  'colour.B': 'blauw',
  'colour.P': 'paars',
  'die.R': 'rode {value}',
  'die.Y': 'gele {value}',
  'die.G': 'groene {value}',
  'die.B': 'blauwe {value}',
  'die.P': 'paarse {value}',

  'private.R': 'Tinten Rood',
  'private.Y': 'Tinten Geel',
  'private.G': 'Tinten Groen',
  'private.B': 'Tinten Blauw',
  'private.P': 'Tinten Paars',
  'private.line': 'Totale waarde van je stenen in {colour}',

  'public.light-shades.name': 'Lichte Tinten',
  'public.light-shades.line': 'Paren van een 1 en een 2, waar dan ook',
  'public.medium-shades.name': 'Halfdonkere Tinten',
  'public.medium-shades.line': 'Paren van een 3 en een 4, waar dan ook',
  'public.deep-shades.name': 'Donkere Tinten',
  'public.deep-shades.line': 'Paren van een 5 en een 6, waar dan ook',
  'public.shade-variety.name': 'Tintvariëteit',
  'public.shade-variety.line': 'Sets van alle zes de waardes, waar dan ook',
  'public.row-shade-variety.name': 'Tintvariëteit per Rij',
  'public.row-shade-variety.line': 'Volle rijen zonder dubbele waardes',
  'public.column-shade-variety.name': 'Tintvariëteit per Kolom',
  'public.column-shade-variety.line': 'Volle kolommen zonder dubbele waardes',
  'public.row-color-variety.name': 'Kleurvariëteit per Rij',
  'public.row-color-variety.line': 'Volle rijen zonder dubbele kleuren',
  'public.column-color-variety.name': 'Kleurvariëteit per Kolom',
  'public.column-color-variety.line': 'Volle kolommen zonder dubbele kleuren',
  'public.color-variety.name': 'Kleurvariëteit',
  'public.color-variety.line': 'Sets van alle vijf de kleuren, waar dan ook',
  'public.color-diagonals.name': 'Kleurdiagonalen',
  'public.color-diagonals.line': 'Stenen met een diagonale buur van dezelfde kleur',

  'tool.1.name': 'Driepuntstang',
  'tool.1.line': 'Maak de gekozen steen 1 hoger of lager',
  'tool.1.more':
    'Kies een dobbelsteen en maak zijn waarde precies 1 hoger of lager. Een 6 kan geen 1 worden en een 1 geen 6. Je kunt alleen waardes kiezen die ergens in je glasraam passen.',
  'tool.2.name': 'Églomisé Borstel',
  'tool.2.line': 'Verplaats een steen, ongeacht de vereiste kleur',
  'tool.2.more':
    'Verplaats een dobbelsteen in je glasraam. De kleur die het nieuwe vak vereist, telt niet. Alle andere plaatsingsregels gelden nog wel. Vereist het vak een waarde, dan moet de steen die hebben.',
  'tool.3.name': 'Folie-aandrukker',
  'tool.3.line': 'Verplaats een steen, ongeacht de vereiste waarde',
  'tool.3.more':
    'Verplaats een dobbelsteen in je glasraam. De waarde die het nieuwe vak vereist, telt niet. Alle andere plaatsingsregels gelden nog wel. Vereist het vak een kleur, dan moet de steen die hebben.',
  'tool.4.name': 'Loodopenhaler',
  'tool.4.line': 'Verplaats precies twee stenen',
  'tool.4.more':
    'Verplaats twee verschillende dobbelstenen in je glasraam, een voor een. Elke verplaatsing moet op dat moment aan alle plaatsingsregels voldoen, dus de volgorde kan uitmaken.',
  'tool.5.name': 'Rondsnijder',
  'tool.5.line': 'Ruil de gekozen steen voor een van het Rondespoor',
  'tool.5.more':
    'Kies een dobbelsteen en ruil hem voor een steen naar keuze van het Rondespoor. Beide houden hun waarde. Plaats daarna de steen van het Rondespoor. De gekozen steen neemt daar zijn plaats in.',
  'tool.6.name': 'Fluxborstel',
  'tool.6.line': 'Gooi de gekozen steen opnieuw',
  'tool.6.more':
    'Kies een dobbelsteen en gooi hem opnieuw. Past hij ergens in je glasraam, dan moet je hem plaatsen. Zo niet, dan gaat hij met zijn nieuwe waarde terug naar het Aanbod en kun je deze beurt geen steen meer nemen.',
  'tool.7.name': 'Loodhamer',
  'tool.7.line': 'Gooi alle stenen in het Aanbod opnieuw',
  'tool.7.more':
    'Gooi alle dobbelstenen in het Aanbod opnieuw. Dit kan alleen in je tweede beurt van de ronde, voordat je een steen neemt.',
  'tool.8.name': 'Glasbreektang',
  'tool.8.line': 'Neem nu een tweede steen, sla je tweede beurt over',
  'tool.8.more':
    'Heb je in je eerste beurt van de ronde een dobbelsteen genomen en geplaatst, neem er dan meteen nog een. Je slaat je tweede beurt van deze ronde over.',
  'tool.9.name': 'Snijliniaal',
  'tool.9.line': 'Plaats de gekozen steen waar hij geen andere raakt',
  'tool.9.more':
    'Kies een dobbelsteen en leg hem op een vak zonder stenen eromheen, ook niet diagonaal. Vereist het vak een kleur of waarde, dan moet de steen die nog steeds hebben.',
  'tool.10.name': 'Schuurblok',
  'tool.10.line': 'Draai de gekozen steen ondersteboven',
  'tool.10.more':
    'Kies een dobbelsteen en draai hem ondersteboven: 1 wordt 6, 2 wordt 5, 3 wordt 4, en omgekeerd. Plaats hem daarna.',
  'tool.11.name': 'Fluxverwijderaar',
  'tool.11.line': 'Stop de gekozen steen in de zak, trek er een en kies de waarde',
  'tool.11.more':
    'Kies een dobbelsteen en stop hem terug in de zak. Trek een steen uit de zak en kies zijn waarde. Plaats hem, of leg hem met die waarde in het Aanbod. In dat laatste geval kun je deze beurt geen steen meer nemen.',
  'tool.12.name': 'Olieglassnijder',
  'tool.12.line':
    'Verplaats in je glasraam 1 of 2 stenen van dezelfde kleur als een steen op het Rondespoor',
  'tool.12.more':
    'Verplaats in je glasraam een of twee dobbelstenen van dezelfde kleur. Er moet een steen van die kleur op het Rondespoor liggen. Elke verplaatsing moet aan alle plaatsingsregels voldoen.',
};
