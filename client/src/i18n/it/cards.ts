/** Le carte con parole nostre; i nomi sono quelli stampati sulle carte italiane. */
export const cards = {
  'colour.R': 'rosso',
  'colour.Y': 'giallo',
  'colour.G': 'verde',
  'colour.B': 'blu',
  'colour.P': 'viola',
  'die.R': '{value} rosso',
  'die.Y': '{value} giallo',
  'die.G': '{value} verde',
  'die.B': '{value} blu',
  'die.P': '{value} viola',

  'private.R': 'Sfumature Rosse',
  'private.Y': 'Sfumature Gialle',
  'private.G': 'Sfumature Verdi',
  'private.B': 'Sfumature Blu',
  'private.P': 'Sfumature Viola',
  'private.line': 'La somma dei tuoi dadi di colore {colour}',

  'public.light-shades.name': 'Sfumature Chiare',
  'public.light-shades.line': 'Coppie di 1 e 2, ovunque',
  'public.medium-shades.name': 'Sfumature Medie',
  'public.medium-shades.line': 'Coppie di 3 e 4, ovunque',
  'public.deep-shades.name': 'Sfumature Scure',
  'public.deep-shades.line': 'Coppie di 5 e 6, ovunque',
  'public.shade-variety.name': 'Sfumature Diverse',
  'public.shade-variety.line': 'Set di tutti e sei i valori, ovunque',
  'public.row-shade-variety.name': 'Sfumature diverse - Riga',
  'public.row-shade-variety.line': 'Righe complete senza valori ripetuti',
  'public.column-shade-variety.name': 'Sfumature diverse - Colonna',
  'public.column-shade-variety.line': 'Colonne complete senza valori ripetuti',
  'public.row-color-variety.name': 'Colori Diversi - Riga',
  'public.row-color-variety.line': 'Righe complete senza colori ripetuti',
  'public.column-color-variety.name': 'Colori Diversi - Colonna',
  'public.column-color-variety.line': 'Colonne complete senza colori ripetuti',
  'public.color-variety.name': 'Varietà di Colore',
  'public.color-variety.line': 'Set di tutti e cinque i colori, ovunque',
  'public.color-diagonals.name': 'Diagonali Colorate',
  'public.color-diagonals.line': 'Ogni dado con un dado del suo colore in diagonale',

  'tool.1.name': 'Pinza Sgrossatrice',
  'tool.1.line': 'Aumenta o diminuisci di 1 il dado scelto',
  'tool.1.more':
    'Scegli un dado e cambia il suo valore di esattamente uno, in su o in giù. Un 6 non diventa mai 1, né un 1 diventa 6. Ti sono proposti solo valori che poi puoi piazzare.',
  'tool.2.name': 'Pennello per Eglomise',
  'tool.2.line': 'Sposta un dado ignorando il colore richiesto',
  'tool.2.more':
    'Sposta un dado della tua vetrata. Il colore stampato sulla nuova casella non conta. Tutto il resto sì: deve toccare un dado, essere diverso dai vicini e rispettare l’eventuale valore stampato.',
  'tool.3.name': 'Alesatore per lamina di rame',
  'tool.3.line': 'Sposta un dado ignorando il valore richiesto',
  'tool.3.more':
    'Sposta un dado della tua vetrata. Il valore stampato sulla nuova casella non conta. Tutto il resto sì: deve toccare un dado, essere diverso dai vicini e rispettare l’eventuale colore stampato.',
  'tool.4.name': 'Lathekin',
  'tool.4.line': 'Sposta esattamente due dadi',
  'tool.4.more':
    'Sposta due dadi diversi della tua vetrata, uno dopo l’altro. Ogni spostamento deve rispettare tutte le regole nel momento in cui lo fai, quindi l’ordine può essere importante.',
  'tool.5.name': 'Taglierina circolare',
  'tool.5.line': 'Scambia il dado scelto con uno del Tracciato dei Round',
  'tool.5.more':
    'Scegli un dado e scambialo con un dado qualsiasi del Tracciato dei Round. Entrambi mantengono il valore. Il tuo resta sul tracciato; piazza quello ricevuto.',
  'tool.6.name': 'Pennello per Pasta Salda',
  'tool.6.line': 'Tira di nuovo il dado scelto',
  'tool.6.more':
    'Scegli un dado e tiralo di nuovo. Se può essere piazzato, devi piazzarlo. Altrimenti torna nella Riserva con il nuovo valore e in questo turno non puoi prenderne altri.',
  'tool.7.name': 'Martelletto',
  'tool.7.line': 'Tira di nuovo tutti i dadi della Riserva',
  'tool.7.more':
    'Tira di nuovo tutti i dadi della Riserva. Solo nel tuo secondo turno del round e prima di scegliere un dado.',
  'tool.8.name': 'Tenaglia a Rotelle',
  'tool.8.line': 'Prendi subito un secondo dado, salta il secondo turno',
  'tool.8.more':
    'Dopo il dado del tuo primo turno, prendine subito un altro. Il tuo secondo turno di questo round viene saltato.',
  'tool.9.name': 'Riga in Sughero',
  'tool.9.line': 'Piazza il dado scelto dove non ne tocca altri',
  'tool.9.more':
    'Scegli un dado e piazzalo su una casella senza dadi intorno, nemmeno in diagonale. Colore e valore stampati contano ancora.',
  'tool.10.name': 'Tampone Diamantato',
  'tool.10.line': 'Gira il dado scelto sulla faccia opposta',
  'tool.10.more': 'Scegli un dado e capovolgilo: 1 e 6, 2 e 5, 3 e 4 si scambiano. Poi piazzalo.',
  'tool.11.name': 'Diluente per Pasta Salda',
  'tool.11.line': 'Rimetti il dado nel Sacchetto, pescane uno, scegli il valore',
  'tool.11.more':
    'Scegli un dado e rimettilo nel Sacchetto. Pescane uno, scegli il suo valore, poi piazzalo o mettilo nella Riserva. In questo caso non puoi prendere altri dadi in questo turno.',
  'tool.12.name': 'Taglierina Manuale',
  'tool.12.line': 'Sposta 1 o 2 dadi di un colore presente sul Tracciato dei Round',
  'tool.12.more':
    'Sposta un dado della tua vetrata, o due dello stesso colore. Quel colore deve comparire su un dado del Tracciato dei Round. Ogni spostamento rispetta tutte le regole.',
};
