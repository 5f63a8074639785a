import type { LearnTexts } from '../longTexts';

/** La lezione, l’aiuto delle carte e le pagine degli utensili. `{R3}` è un dado, `[5.3]` una regola. */
export const learn: LearnTexts = {
  scenes: 'Passi della lezione',
  stray: 'È una mossa valida, ma seguiamo la lezione:',
  continue: 'Continua',
  next: 'Prossimo passo',
  finish: 'Fine',
  again: 'Ricomincia',

  'edge.title': 'Il tuo primo dado',
  'edge.welcome':
    'Il vetro è la tua arte, e questa è la tua vetrata. I dadi sono i tuoi frammenti di vetro: ognuno ha un colore e una sfumatura, da 1 (chiara) a 6 (scura). In dieci round prenderai dadi dalla Riserva, sotto la vetrata, e li userai per riempirla.',
  'edge.choose': 'Prendiamo il {B4}: toccalo nella Riserva.',
  'edge.attempt':
    'Il primo dado deve andare su una casella di **bordo** o d’angolo. Le caselle in cui può stare sono illuminate. Prova invece a toccare una casella al centro e guarda che cosa succede.',
  'edge.place':
    'Lì non può andare, e il messaggio in basso ti spiega perché. Ora tocca una casella illuminata per piazzare il {B4}.',
  'edge.done':
    'Ottimo! I dadi si possono anche trascinare. Con la tastiera, usa le frecce per muoverti nella vetrata e Invio per piazzare il dado.',

  'touching.title': 'Ogni dado ne tocca un altro',
  'touching.attempt':
    'D’ora in poi ogni nuovo dado deve **toccarne** uno già presente nella tua vetrata: a sinistra, a destra, sopra, sotto o in diagonale. Scegli il {G5}, poi tocca una casella lontana dal {B4} e guarda che cosa succede.',
  'touching.place':
    'È troppo lontana. Piazza il {G5} dove tocca il {B4}: in diagonale va benissimo.',
  'touching.done': 'Così la tua vetrata cresce, un dado alla volta.',

  'asking.title': 'Che cosa richiede una casella',
  'asking.attempt':
    'Una casella colorata accetta solo dadi di quel **colore**. Una casella con i puntini accetta solo dadi di quel **valore**. Una casella senza restrizioni accetta qualsiasi colore e valore. Scegli il {Y3} e prova a metterlo su una casella che richiede altro.',
  'asking.place':
    'Non corrisponde. Piazza il {Y3} sulla casella gialla, su quella con il 3 o su una qualsiasi casella senza restrizioni che tocchi un dado.',
  'asking.done':
    'Le caselle senza restrizioni accetteranno qualsiasi colore o valore anche più avanti: quando puoi, riempi prima quelle più esigenti.',

  'beside.title': 'Vicini sempre diversi',
  'beside.attempt':
    'Un’ultima restrizione: due dadi **affiancati** (in orizzontale o in verticale) non possono avere lo stesso colore né lo stesso valore. Scegli il {G4} e prova a metterlo proprio accanto al {G5} o al {B4}.',
  'beside.place':
    'Il dado evidenziato è proprio accanto a quella casella e ha lo stesso colore o lo stesso valore. In diagonale, invece, non c’è problema. Piazza il {G4} dove può stare.',
  'beside.done':
    'Ecco tutte e quattro le restrizioni: partire dal bordo, toccare un altro dado, rispettare la casella e non affiancare dadi simili. Se nessun dado va bene, o se non ne vuoi, passa e basta.',

  'round.title': 'Andata e ritorno',
  'round.order':
    'Passiamo a un’altra partita, al round 3. In ogni round si giocano due turni a testa: prima un giro del tavolo, poi il ritorno in ordine inverso. In questa partita: tu, l’Apprendista, di nuovo l’Apprendista, poi tu. Chi gioca per primo gioca anche per ultimo.',
  'round.place': 'Inizia il round: piazza il {R6} sulla casella rossa.',
  'round.end':
    'Tocca **Fine turno**. Nelle tue partite il turno finisce da solo dopo che hai piazzato un dado. Puoi disattivarlo nelle impostazioni.',
  'round.watch': 'Ora gioca l’Apprendista, due volte di fila.',
  'round.rest': 'L’Apprendista ha preso due dadi di fila. Prendi uno dei due rimasti e piazzalo.',
  'round.over': 'Ora concludi il round: tocca di nuovo **Fine turno**.',
  'round.done':
    'L’ultimo dado è andato sul Tracciato dei Round, sul numero di questo round. Il Sacchetto è passato all’Apprendista, che inizia il prossimo round con dadi nuovi. La partita finisce dopo dieci round.',

  'tool.title': 'Gli utensili e il loro costo',
  'tool.price':
    'Questa partita è al round 5. Questi tre utensili sono a disposizione di tutti. Una volta per turno puoi usarne uno pagando Segnalini Favore: **uno** se sulla carta non ce ne sono ancora, altrimenti **due**. Hai tre segnalini, e ognuno che conservi vale 1 punto.',
  'tool.choose':
    'Per B2 ti serve un 4, ma nella Riserva non ce ne sono. La Pinza Sgrossatrice può aumentare o diminuire di 1 il valore di un dado. Scegli il {P5}.',
  'tool.use': 'Ora tocca **Pinza Sgrossatrice**, poi **Usa**.',
  'tool.value': 'Hai pagato: il tuo segnalino è sulla carta. Ora trasforma il 5 in un 4.',
  'tool.place': 'Piazza il {P4} su B2.',
  'tool.end':
    'Tutto questo per un solo segnalino! Termina il turno e guarda che cosa fa l’Apprendista.',
  'tool.watch': 'Sta giocando l’Apprendista.',
  'tool.done':
    'L’Apprendista ha usato lo stesso utensile, ma ha dovuto pagare due segnalini. Chi usa un utensile per primo lo paga meno, ma spesso gli utensili sono più utili a partita inoltrata. Per saperne di più su un utensile, tocca il punto interrogativo sulla sua carta.',

  'score.title': 'Il punteggio',
  'score.objectives':
    'È l’ultimo turno del round 10. I punti arrivano dai **tre Obiettivi Pubblici**, comuni a tutti, e dal tuo **Obiettivo Privato** segreto: la somma dei valori dei tuoi dadi di un colore. Il tuo è il viola.',
  'score.place': 'Ancora un dado: piazza il {R2} sulla casella che richiede un 2.',
  'score.end': 'Termina il turno per concludere la partita.',
  'score.lines':
    'Questo è il riepilogo dei tuoi punti. Tocca una voce per evidenziare i dadi corrispondenti. Guadagni 1 punto per ogni Segnalino Favore rimasto e perdi 1 punto per ogni casella vuota.',
  'score.done': [
    'Hai vinto 33 a 31! In caso di parità vince chi ha ottenuto più punti dall’Obiettivo Privato, poi chi ha più Segnalini Favore rimasti.',
    {
      last_tie_break: {
        'later-in-order':
          'Se la parità persiste, vince l’ultimo di loro nell’ordine di turno del round finale.',
        'last-turn': 'Se la parità persiste, vince chi ha giocato l’ultimo turno del round finale.',
        shared: 'Se la parità persiste, la vittoria è condivisa.',
      },
    },
  ],

  'end.title': 'Ora sai giocare!',
  'end.text':
    'Il gioco è tutto qui. Il tavolo ti mostra sempre che cosa puoi fare e, se qualcosa non è possibile, ti spiega perché.',
  'end.play': 'Gioca la tua prima partita',

  before: 'Prima',
  after: 'Dopo',
  fits: 'qui può stare',
  forbidden: 'vietato da questa regola',
  contents: 'Indice',
  rather: 'Vuoi imparare giocando? Bastano cinque minuti',
  order: 'Ordine di turno con tre giocatori',
  example:
    'Esempio: una vetrata finita e il suo punteggio. Tocca una voce per evidenziare i suoi dadi.',
  allRules: 'Tutte le regole',
  'table.public': 'Punti degli Obiettivi Pubblici',
  'table.payment': 'Come si pagano gli utensili in solitario',
  'table.given': 'Le differenze tra le edizioni',
  'scoring.page': 'Tutto sul punteggio',
  'tool.page': 'Dettagli e casi particolari',
  'tool.kind': 'Utensile',
  'tool.cases': 'Buono a sapersi',
  'tool.costs': 'Costo',
  'tool.price.rule':
    'Costa un Segnalino Favore se sulla carta non ce ne sono ancora, altrimenti due, ma mai di più [6.1]. I segnalini restano sulla carta. Chiunque può usare di nuovo lo stesso utensile, ma in un turno puoi usarne uno solo [4.2]. Puoi usare un utensile solo se ne puoi completare l’effetto [6.2].',
  'tool.solo': [
    'In solitario paghi con un dado della Riserva. Il dado e l’utensile escono poi dal gioco [9.3].',
    { solo_payment: { colour: 'Colore richiesto:', 'first-printing': 'Dado richiesto:' } },
  ],

  private:
    'Somma i valori dei tuoi dadi di questo colore. Con il viola, un {P6} vale 6 punti e un {P1} solo 1.',
  'private.secret':
    'Nessun altro conosce il tuo colore: non farlo scoprire troppo presto. Questi punti valgono anche come spareggio.',
  'private.solo': [
    {
      solo_private: {
        1: 'In solitario è scoperto.',
        2: 'In solitario ne hai due, scoperti. Conta solo il migliore.',
      },
    },
  ],
  'public.light-shades':
    'Un 1 e un 2 formano una coppia, ovunque siano nella tua vetrata. Hai tante coppie quanti sono i dadi del valore meno presente: tre 1 e due 2 fanno due coppie.',
  'public.medium-shades':
    'Un 3 e un 4 formano una coppia, ovunque siano nella tua vetrata. Hai tante coppie quanti sono i dadi del valore meno presente.',
  'public.deep-shades':
    'Un 5 e un 6 formano una coppia, ovunque siano nella tua vetrata. Hai tante coppie quanti sono i dadi del valore meno presente.',
  'public.shade-variety':
    'Un set è formato da un dado di ogni valore da 1 a 6, ovunque nella tua vetrata. Hai tanti set quanti sono i dadi del valore meno presente.',
  'public.color-variety':
    'Un set è formato da un dado di ognuno dei cinque colori, ovunque nella tua vetrata. Hai tanti set quanti sono i dadi del colore meno presente.',
  'public.row-shade-variety':
    'Una riga dà punti se tutte e cinque le caselle sono piene, con cinque valori diversi. Una riga con una casella vuota non dà punti.',
  'public.row-color-variety':
    'Una riga dà punti se tutte e cinque le caselle sono piene, con cinque colori diversi. Una riga con una casella vuota non dà punti.',
  'public.column-shade-variety':
    'Una colonna dà punti se tutte e quattro le caselle sono piene, con quattro valori diversi. Una colonna con una casella vuota non dà punti.',
  'public.column-color-variety':
    'Una colonna dà punti se tutte e quattro le caselle sono piene, con quattro colori diversi. Una colonna con una casella vuota non dà punti.',
  'public.color-diagonals':
    'Ogni dado con almeno un vicino in diagonale dello stesso colore vale 1 punto. Un dado conta una volta sola, anche se ha più vicini di questo tipo.',

  'tool.1.picture':
    'Nella Riserva non c’è nessun 4, quindi il {P5} diventa un {P4}. Ora può andare su B2.',
  'tool.1.cases':
    'Puoi scegliere anche un dado che per ora non va da nessuna parte, purché si possa piazzare con il nuovo valore.\nUn {R6} può diventare solo un 5 e un {R1} solo un 2.\nTi vengono proposti solo valori che puoi piazzare, così non paghi mai per niente.\nQuando il dado è nella vetrata, è troppo tardi.',
  'tool.2.picture':
    'Il {R5} si sposta su C4. La casella richiede il giallo, ma con questo utensile non importa.',
  'tool.2.cases':
    'Ignori solo il colore richiesto dalla nuova casella. Se invece richiede un valore, il dado deve rispettarlo. Le regole sul contatto [5.3] e sui vicini [5.5] restano valide.\nPuoi anche spostare un dado su una casella che non richiede un colore.\nLa nuova posizione resta valida finché il dado non viene spostato di nuovo.\nSe è l’unico dado nella tua vetrata, deve andare di nuovo su una casella di bordo o d’angolo.\nUsalo prima di scegliere un dado dalla Riserva o dopo averlo piazzato, non nel mezzo.',
  'tool.3.picture':
    'Il {R6} si sposta su C3. La casella richiede un 5, ma con questo utensile non importa.',
  'tool.3.cases':
    'Ignori solo il valore richiesto dalla nuova casella. Se invece richiede un colore, il dado deve rispettarlo. Le regole sul contatto [5.3] e sui vicini [5.5] restano valide.\nPuoi anche spostare un dado su una casella che non richiede un valore.\nLa nuova posizione resta valida finché il dado non viene spostato di nuovo.\nSe è l’unico dado nella tua vetrata, deve andare di nuovo su una casella di bordo o d’angolo.\nUsalo prima di scegliere un dado dalla Riserva o dopo averlo piazzato, non nel mezzo.',
  'tool.4.picture':
    'Il {R6} si sposta su C1, poi il {B4} su B3. Ogni spostamento rispetta tutte le regole di piazzamento.',
  'tool.4.cases':
    'Devi spostare due dadi diversi: non uno solo, e non due volte lo stesso.\nSpostali uno alla volta. Ogni spostamento deve essere valido nel momento in cui lo fai.\nI dadi rimasti al loro posto non vengono ricontrollati, anche se non toccano più nessun altro dado.\nUn primo spostamento ti viene proposto solo se può seguirne un secondo.',
  'tool.5.picture':
    'Il {R2} va sul Tracciato dei Round; da lì arriva il {P3}, che può andare su D2.',
  'tool.5.cases':
    'Puoi prendere qualsiasi dado del Tracciato dei Round, da qualsiasi numero, anche se ce n’è più d’uno. Entrambi i dadi mantengono il loro valore.\nNon puoi usarlo nel round 1, perché il Tracciato dei Round è ancora vuoto [6.6].\nNon puoi scambiare un dado con uno identico.\nTi vengono proposti solo dadi che puoi piazzare nella tua vetrata.\nIn solitario cambia anche il tuo Punteggio Obiettivo, perché è la somma dei dadi sul Tracciato dei Round [9.5].',
  'tool.6.picture': 'Il {G6} viene tirato di nuovo. Diventa un {G3}, che può andare su D2.',
  'tool.6.cases':
    'Puoi scegliere qualsiasi dado della Riserva, anche uno che non va da nessuna parte.\nSe con il nuovo valore si può piazzare, devi piazzarlo. Non puoi scegliere un altro dado.\nSe non si può piazzare, torna nella Riserva con il nuovo valore e in questo turno non puoi prendere altri dadi.',
  'tool.7.picture':
    'Tutti i dadi della Riserva vengono tirati di nuovo. I loro colori non cambiano.',
  'tool.7.cases':
    'Puoi usarlo solo nel tuo secondo turno del round, prima di prendere un dado.\nI nuovi valori possono aiutare anche chi gioca dopo di te, a meno che il tuo non sia l’ultimo turno del round.\nIn solitario, il dado con cui paghi non viene tirato di nuovo.',
  'tool.8.picture': 'Il {G3} era il dado di questo turno. Con l’utensile segue subito il {R5}.',
  'tool.8.cases':
    'Puoi usarlo solo nel tuo primo turno del round, dopo aver preso e piazzato un dado.\nIn questo round salti il tuo secondo turno.\nPuoi usare un solo utensile per turno, quindi per il secondo dado non puoi usarne altri.\nPuò usarlo anche chi è ultimo nel round e gioca i suoi due turni di fila.\nIl secondo dado deve rispettare tutte le regole di piazzamento, come ogni altro.',
  'tool.9.picture': 'Il {P6} va su A4, dove non tocca nessun altro dado.',
  'tool.9.cases':
    'Intorno alla casella non devono esserci dadi, nemmeno in diagonale.\nSe la casella richiede un colore o un valore, il dado deve comunque rispettarlo.\nLa posizione del dado resta valida, e i dadi successivi possono toccarlo.\nNon puoi usarlo in una vetrata vuota: il primo dado va comunque su una casella di bordo o d’angolo [5.2], quindi l’utensile non cambierebbe nulla.\nPuoi scegliere un dado che non può andare da nessun’altra parte.',
  'tool.10.picture': 'Il {R2} viene girato e diventa un {R5}, che può andare su C3.',
  'tool.10.cases':
    'La somma di due facce opposte è sempre 7: 1 e 6, 2 e 5, 3 e 4.\nPuoi scegliere anche un dado che per ora non va da nessuna parte, purché si possa piazzare una volta girato.\nPoi devi piazzarlo con il nuovo valore.',
  'tool.11.picture':
    'Il dado {R1} torna nel Sacchetto. Si pesca un dado viola e si sceglie il 4, che può andare su B2.',
  'tool.11.cases':
    'Puoi scegliere qualsiasi dado della Riserva, anche uno che non va da nessuna parte.\nIl dado va nel Sacchetto prima che tu peschi, quindi potresti pescare di nuovo lo stesso.\nVedi il colore del nuovo dado prima di sceglierne il valore.\nInvece di piazzare il nuovo dado, puoi lasciarlo nella Riserva con quel valore, ma allora in questo turno non puoi prenderne altri. La carta italiana non lo dice, ma qui vale in ogni edizione.',
  'tool.12.picture':
    'Sul Tracciato dei Round c’è un dado blu, quindi due dadi blu della vetrata possono spostarsi.',
  'tool.12.cases':
    'Sposta un dado, oppure due dadi diversi dello stesso colore.\nSul Tracciato dei Round deve esserci un dado di quel colore, quindi non puoi usarlo nel round 1 [6.6].\nSpostali uno alla volta. Ogni spostamento deve rispettare tutte le regole di piazzamento nel momento in cui lo fai.\nSe vuoi, puoi fermarti dopo il primo dado.',
};
