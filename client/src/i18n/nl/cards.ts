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
  'private.line': 'De som van je dobbelstenen in {colour}',

  'public.light-shades.name': 'Lichte Tinten',
  'public.light-shades.line': 'Paren van een 1 en een 2, waar dan ook',
  'public.medium-shades.name': 'Halfdonkere Tinten',
  'public.medium-shades.line': 'Paren van een 3 en een 4, waar dan ook',
  'public.deep-shades.name': 'Donkere Tinten',
  'public.deep-shades.line': 'Paren van een 5 en een 6, waar dan ook',
  'public.shade-variety.name': 'Tintvariëteit',
  'public.shade-variety.line': 'Sets van alle zes de waardes, waar dan ook',
  'public.row-shade-variety.name': 'Tintvariëteit per Rij',
  'public.row-shade-variety.line': 'Volle rijen zonder dubbele waarde',
  'public.column-shade-variety.name': 'Tintvariëteit per Kolom',
  'public.column-shade-variety.line': 'Volle kolommen zonder dubbele waarde',
  'public.row-color-variety.name': 'Kleurvariëteit per Rij',
  'public.row-color-variety.line': 'Volle rijen zonder dubbele kleur',
  'public.column-color-variety.name': 'Kleurvariëteit per Kolom',
  'public.column-color-variety.line': 'Volle kolommen zonder dubbele kleur',
  'public.color-variety.name': 'Kleurvariëteit',
  'public.color-variety.line': 'Sets van alle vijf de kleuren, waar dan ook',
  'public.color-diagonals.name': 'Kleurdiagonalen',
  'public.color-diagonals.line': 'Stenen die diagonaal aan hun eigen kleur raken',

  'tool.1.name': 'Driepuntstang',
  'tool.1.line': 'Maak de gekozen steen één hoger of lager',
  'tool.1.more':
    'Kies een dobbelsteen en verander zijn waarde met precies één, omhoog of omlaag. Een 6 wordt nooit een 1 en een 1 nooit een 6. Je krijgt alleen waardes die je daarna kunt plaatsen.',
  'tool.2.name': 'Églomisé Borstel',
  'tool.2.line': 'Verplaats een steen, de gevraagde kleur telt niet',
  'tool.2.more':
    'Verplaats een dobbelsteen van je glasraam. De kleur van het nieuwe vak doet er niet toe. De rest wel: hij moet een steen raken, verschillen van zijn buren en passen bij de waarde van het vak, als dat er een vraagt.',
  'tool.3.name': 'Folie-aandrukker',
  'tool.3.line': 'Verplaats een steen, de gevraagde waarde telt niet',
  'tool.3.more':
    'Verplaats een dobbelsteen van je glasraam. De waarde van het nieuwe vak doet er niet toe. De rest wel: hij moet een steen raken, verschillen van zijn buren en passen bij de kleur van het vak, als dat er een vraagt.',
  'tool.4.name': 'Loodopenhaler',
  'tool.4.line': 'Verplaats precies twee stenen',
  'tool.4.more':
    'Verplaats twee verschillende dobbelstenen van je glasraam, na elkaar. Elke zet moet op dat moment aan alle regels voldoen, dus de volgorde kan tellen.',
  'tool.5.name': 'Rondsnijder',
  'tool.5.line': 'Ruil de gekozen steen met een van het Rondespoor',
  'tool.5.more':
    'Kies een dobbelsteen en ruil hem met een willekeurige steen van het Rondespoor. Beide houden hun waarde. De jouwe blijft op het spoor; plaats de steen die je kreeg.',
  'tool.6.name': 'Fluxborstel',
  'tool.6.line': 'Gooi de gekozen steen opnieuw',
  'tool.6.more':
    'Kies een dobbelsteen en gooi hem opnieuw. Past hij ergens, dan moet je hem plaatsen. Zo niet, dan gaat hij met zijn nieuwe waarde terug naar het Aanbod en kun je deze beurt geen andere steen nemen.',
  'tool.7.name': 'Loodhamer',
  'tool.7.line': 'Gooi alle stenen van het Aanbod opnieuw',
  'tool.7.more':
    'Gooi alle dobbelstenen van het Aanbod opnieuw. Alleen in je tweede beurt van de ronde en voordat je een steen kiest.',
  'tool.8.name': 'Glasbreektang',
  'tool.8.line': 'Neem nu een tweede steen, sla je tweede beurt over',
  'tool.8.more':
    'Neem na de steen van je eerste beurt meteen nog een steen. Je tweede beurt van deze ronde vervalt.',
  'tool.9.name': 'Snijliniaal',
  'tool.9.line': 'Plaats de gekozen steen waar hij geen andere raakt',
  'tool.9.more':
    'Kies een dobbelsteen en plaats hem op een vak zonder stenen eromheen, ook niet diagonaal. De gedrukte kleur en waarde tellen nog wel.',
  'tool.10.name': 'Schuurblok',
  'tool.10.line': 'Draai de gekozen steen naar de tegenoverliggende kant',
  'tool.10.more':
    'Kies een dobbelsteen en draai hem om: 1 en 6, 2 en 5, 3 en 4 wisselen. Plaats hem daarna.',
  'tool.11.name': 'Fluxverwijderaar',
  'tool.11.line': 'Steen terug in de zak, trek een andere, kies zijn waarde',
  'tool.11.more':
    'Kies een dobbelsteen en stop hem in de zak. Trek er een, kies zijn waarde en plaats hem of leg hem in het Aanbod. In dat laatste geval kun je deze beurt geen andere steen nemen.',
  'tool.12.name': 'Olieglassnijder',
  'tool.12.line': 'Verplaats 1 of 2 stenen in een kleur die op het Rondespoor ligt',
  'tool.12.more':
    'Verplaats een dobbelsteen van je glasraam, of twee van dezelfde kleur. Die kleur moet op het Rondespoor liggen. Elke zet voldoet aan alle regels.',
};
