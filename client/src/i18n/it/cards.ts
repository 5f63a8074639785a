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
  'private.line': 'Valore totale dei tuoi dadi di colore {colour}',

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
  'public.color-diagonals.line': 'Dadi con un vicino in diagonale dello stesso colore',

  'tool.1.name': 'Pinza Sgrossatrice',
  'tool.1.line': 'Aumenta o diminuisci di 1 il valore del dado scelto',
  'tool.1.more':
    'Scegli un dado e aumenta o diminuisci il suo valore esattamente di 1. Un 6 non può diventare un 1, né un 1 un 6. Ti vengono proposti solo valori che puoi piazzare nella tua vetrata.',
  'tool.2.name': 'Pennello per Eglomise',
  'tool.2.line': 'Sposta un dado ignorando il colore della nuova casella',
  'tool.2.more':
    'Sposta un dado della tua vetrata ignorando il colore richiesto dalla nuova casella. Tutte le altre regole di piazzamento restano valide. Se invece la casella richiede un valore, il dado deve rispettarlo.',
  'tool.3.name': 'Alesatore per lamina di rame',
  'tool.3.line': 'Sposta un dado ignorando il valore della nuova casella',
  'tool.3.more':
    'Sposta un dado della tua vetrata ignorando il valore richiesto dalla nuova casella. Tutte le altre regole di piazzamento restano valide. Se invece la casella richiede un colore, il dado deve rispettarlo.',
  'tool.4.name': 'Lathekin',
  'tool.4.line': 'Sposta esattamente due dadi',
  'tool.4.more':
    'Sposta due dadi diversi della tua vetrata, uno alla volta. Ogni spostamento deve rispettare tutte le regole di piazzamento nel momento in cui lo fai, quindi l’ordine può essere importante.',
  'tool.5.name': 'Taglierina circolare',
  'tool.5.line': 'Scambia il dado scelto con uno del Tracciato dei Round',
  'tool.5.more':
    'Scegli un dado e scambialo con uno qualsiasi del Tracciato dei Round. Entrambi mantengono il loro valore. Poi piazza il dado preso dal tracciato: quello che avevi scelto resta lì al suo posto.',
  'tool.6.name': 'Pennello per Pasta Salda',
  'tool.6.line': 'Tira di nuovo il dado scelto',
  'tool.6.more':
    'Scegli un dado e tiralo di nuovo. Se si può piazzare nella tua vetrata, devi piazzarlo. Altrimenti torna nella Riserva con il nuovo valore e in questo turno non puoi prendere altri dadi.',
  'tool.7.name': 'Martelletto',
  'tool.7.line': 'Tira di nuovo tutti i dadi della Riserva',
  'tool.7.more':
    'Tira di nuovo tutti i dadi della Riserva. Puoi farlo solo nel tuo secondo turno del round, prima di prendere un dado.',
  'tool.8.name': 'Tenaglia a Rotelle',
  'tool.8.line': 'Prendi subito un secondo dado, ma salta il secondo turno',
  'tool.8.more':
    'Nel tuo primo turno del round, dopo aver preso e piazzato un dado, prendine subito un secondo. In questo round salti il tuo secondo turno.',
  'tool.9.name': 'Riga in Sughero',
  'tool.9.line': 'Piazza il dado scelto dove non ne tocca altri',
  'tool.9.more':
    'Scegli un dado e piazzalo su una casella senza dadi intorno, nemmeno in diagonale. Se la casella richiede un colore o un valore, il dado deve comunque rispettarlo.',
  'tool.10.name': 'Tampone Diamantato',
  'tool.10.line': 'Gira il dado scelto sulla faccia opposta',
  'tool.10.more':
    'Scegli un dado e giralo sulla faccia opposta: 1 diventa 6, 2 diventa 5, 3 diventa 4 e viceversa. Poi piazzalo.',
  'tool.11.name': 'Diluente per Pasta Salda',
  'tool.11.line': 'Rimetti il dado scelto nel Sacchetto, pescane un altro e scegline il valore',
  'tool.11.more':
    'Scegli un dado e rimettilo nel Sacchetto. Pescane uno e scegli il suo valore. Poi piazzalo, oppure lascialo nella Riserva con quel valore: in tal caso, in questo turno non puoi prendere altri dadi.',
  'tool.12.name': 'Taglierina Manuale',
  'tool.12.line':
    'Sposta nella tua vetrata 1 o 2 dadi di un colore presente sul Tracciato dei Round',
  'tool.12.more':
    'Sposta uno o due dadi dello stesso colore nella tua vetrata. Sul Tracciato dei Round deve esserci un dado di quel colore. Ogni spostamento deve rispettare tutte le regole di piazzamento.',
};
