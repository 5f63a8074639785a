import type { LearnTexts } from '../longTexts';

/** La lezione, l’aiuto delle carte e le pagine degli utensili. `{R3}` è un dado, `[5.3]` una regola. */
export const learn: LearnTexts = {
  scenes: 'Le scene di questa lezione',
  stray: 'È una mossa valida, ma qui prova altro:',
  continue: 'Avanti',
  next: 'Prossima scena',
  finish: 'Fine',
  again: 'Ricomincia',

  'edge.title': 'Il primo dado',
  'edge.welcome':
    'Sei un vetraio e questa è la tua vetrata. I dadi sono il tuo vetro: ognuno ha un colore e una sfumatura da 1 (chiara) a 6 (scura). In dieci round prendi dadi dalla Riserva qui sotto e li monti nella vetrata.',
  'edge.choose': 'Prendi {B4} dalla Riserva: toccalo.',
  'edge.attempt':
    'Le caselle che brillano sono quelle in cui può andare. Il primissimo dado va sul **bordo**. Prova tu: tocca una casella al centro.',
  'edge.place':
    'Lì non può andare: il messaggio in basso spiega sempre perché. Ora metti {B4} su una casella che brilla.',
  'edge.done':
    'Ben fatto. Un dado si può anche trascinare. Con la tastiera le frecce percorrono la vetrata e Invio piazza il dado.',

  'touching.title': 'Ogni dado ne tocca un altro',
  'touching.attempt':
    'Dal secondo dado in poi ognuno deve **toccare** un dado già piazzato, di lato o in diagonale. Scegli {G5}, poi tocca una casella lontana da {B4}.',
  'touching.place': 'Troppo lontano. Metti {G5} su una casella che tocca {B4}: basta un angolo.',
  'touching.done': 'Così la tua vetrata cresce, dado dopo dado.',

  'asking.title': 'Che cosa chiede una casella',
  'asking.attempt':
    'Una casella colorata accetta solo il suo **colore**, una con i puntini solo il suo **valore**. Il vetro trasparente accetta ogni dado. Scegli {Y3} e prova una casella che chiede altro.',
  'asking.place':
    'Non corrisponde. {Y3} va bene sulla casella gialla, su quella che chiede un 3 e sul vetro trasparente che tocca un dado.',
  'asking.done':
    'Una casella senza restrizioni accetterà qualsiasi dado anche più avanti: riempi prima quelle esigenti.',

  'beside.title': 'Niente gemelli affiancati',
  'beside.attempt':
    'L’ultima restrizione: due dadi **affiancati** non possono avere lo stesso colore né lo stesso valore. Scegli {G4} e prova una casella accanto a {G5} o accanto a {B4}.',
  'beside.place':
    'Gli uguali non possono stare affiancati; i dadi d’intralcio sono segnati. In diagonale invece sì. Metti {G4} dove può stare.',
  'beside.done':
    'Ecco le quattro restrizioni: iniziare dal bordo, toccare un altro dado, rispettare la casella, niente gemelli accanto. Se nessun dado va bene, o non ne vuoi, passa.',

  'round.title': 'Andata e ritorno',
  'round.order':
    'In un round ognuno ha due turni, all’andata e al ritorno. In due: tu, l’Apprendista, ancora l’Apprendista, tu. Chi sceglie per primo sceglie anche per ultimo.',
  'round.place': 'Comincia: metti {R6} sulla casella rossa.',
  'round.end': 'Non succede nulla finché non lo dici tu: premi **Fine turno**.',
  'round.watch': 'Ora gioca l’Apprendista, due volte di fila.',
  'round.rest': 'L’Apprendista ha preso due dadi di fila. Prendi uno dei due rimasti.',
  'round.over': 'Ora chiudi il round: premi ancora **Fine turno**.',
  'round.done':
    'Il dado avanzato sta sul Tracciato dei Round, sul numero del suo round. Il Sacchetto è passato all’Apprendista, che apre il prossimo round con dadi nuovi. Dopo dieci round la partita finisce.',

  'tool.title': 'Un utensile e il suo prezzo',
  'tool.price':
    'Tre utensili stanno sul tavolo per tutti. Una volta per turno puoi usarne uno e pagarlo con Segnalini Favore: **uno** se la carta è ancora vuota, **due** da lì in poi. Ne hai tre; ognuno che avanza alla fine vale un punto.',
  'tool.choose':
    'Ti servirebbe un 4 per la casella B2, ma non è uscito. La Pinza Sgrossatrice alza o abbassa un dado di uno. Prendi {P5}.',
  'tool.use': 'Ora tocca **Pinza Sgrossatrice** e poi **Usa**.',
  'tool.value': 'Pagato: un segnalino sta sulla carta. Trasforma il 5 in un 4.',
  'tool.place': 'Metti {P4} su B2.',
  'tool.end': 'Fatto, con un solo segnalino. Finisci il turno e guarda che cosa fa l’Apprendista.',
  'tool.watch': 'Sta giocando l’Apprendista.',
  'tool.done':
    'L’Apprendista ha usato lo stesso utensile e ha pagato due segnalini. Arrivare presto fa risparmiare; aspettare rende gli utensili più forti. Il punto interrogativo su una carta ti spiega tutto.',

  'score.title': 'La fine e i punti',
  'score.objectives':
    'Round 10, l’ultimo turno. I punti vengono da **tre Obiettivi Pubblici** comuni a tutti e dal tuo **Obiettivo Privato** segreto: la somma dei tuoi dadi di un colore, qui il viola.',
  'score.place': 'Ancora un dado: {R2} va bene sulla casella che chiede un 2.',
  'score.end': 'Finisci il turno, e con esso la partita.',
  'score.lines':
    'Il tuo punteggio. Tocca una voce e si illuminano i dadi che danno quei punti. Ogni Segnalino Favore rimasto vale un punto in più, ogni casella vuota uno in meno.',
  'score.done': [
    'Vinci 33 a 31! In caso di parità decide l’Obiettivo Privato, poi i Segnalini Favore.',
    {
      last_tie_break: {
        'later-in-order':
          'Ancora parità? Vince chi viene dopo nell’ordine di gioco del round finale.',
        'last-turn': 'Ancora parità? Vince chi ha giocato per ultimo nel round finale.',
        shared: 'Ancora parità? La vittoria è condivisa.',
      },
    },
  ],

  'end.title': 'Ora sei un vetraio',
  'end.text':
    'Questo è tutto il gioco. A ogni passo il tavolo ti dice che cosa puoi fare e perché qualcosa viene rifiutato.',
  'end.play': 'Gioca la tua prima partita',

  before: 'Prima',
  after: 'Dopo',
  fits: 'qui può andare',
  forbidden: 'vietato da questa regola',
  contents: 'Indice',
  rather: 'Preferisci imparare giocando? Cinque minuti',
  order: 'Ordine dei turni con tre giocatori',
  example:
    'Un esempio: una vetrata finita e il suo punteggio. Tocca una voce per vedere i suoi dadi.',
  allRules: 'Tutte le regole',
  'table.public': 'Quanto valgono gli Obiettivi Pubblici',
  'table.payment': 'Quale dado paga quale utensile in solitario',
  'table.given': 'Che cosa propongono le edizioni',
  'scoring.page': 'Tutto sul punteggio',
  'tool.page': 'Casi particolari e altro su questo utensile',
  'tool.kind': 'Utensile',
  'tool.cases': 'Buono a sapersi',
  'tool.costs': 'Quanto costa',
  'tool.price.rule':
    'Un Segnalino Favore se sulla carta non ce n’è ancora nessuno, altrimenti due; mai di più [6.1]. I segnalini restano sulla carta. Chiunque può usare di nuovo l’utensile, anche tu, ma uno solo per turno [4.2]. Si può cominciare solo se lo si può portare a termine [6.2].',
  'tool.solo': [
    'In solitario paghi con un dado della Riserva; dado e utensile escono poi dal gioco [9.3].',
    { solo_payment: { colour: 'Colore richiesto:', 'first-printing': 'Dado richiesto:' } },
  ],

  private: 'Somma i valori dei tuoi dadi di questo colore: un {P6} porta sei punti, un {P1} uno.',
  'private.secret':
    'Solo tu sai quale colore raccogli, quindi non mostrarlo troppo presto. In caso di parità decidono questi punti.',
  'private.solo': [
    {
      solo_private: {
        1: 'In solitario è scoperto.',
        2: 'In solitario ne hai due, scoperti. Vale solo il migliore.',
      },
    },
  ],
  'public.light-shades':
    'Ogni 1 insieme a un 2 è una coppia; possono stare ovunque. Con tre 1 e due 2 hai due coppie: conta il più raro dei due.',
  'public.medium-shades':
    'Ogni 3 insieme a un 4 è una coppia; possono stare ovunque. Il più raro dei due dice quante coppie hai.',
  'public.deep-shades':
    'Ogni 5 insieme a un 6 è una coppia; possono stare ovunque. Il più raro dei due dice quante coppie hai.',
  'public.shade-variety':
    'Un set è un dado di ogni valore da 1 a 6, ovunque nella vetrata. Hai tanti set quanti sono i dadi del tuo valore più raro.',
  'public.color-variety':
    'Un set è un dado di ognuno dei cinque colori, ovunque nella vetrata. Hai tanti set quanti sono i dadi del tuo colore più raro.',
  'public.row-shade-variety':
    'Una riga vale se tutte e cinque le caselle sono piene e nessun valore si ripete. Una riga con un buco non vale nulla.',
  'public.row-color-variety':
    'Una riga vale se tutte e cinque le caselle sono piene, con cinque colori diversi. Una riga con un buco non vale nulla.',
  'public.column-shade-variety':
    'Una colonna vale se tutte e quattro le caselle sono piene e nessun valore si ripete. Una colonna con un buco non vale nulla.',
  'public.column-color-variety':
    'Una colonna vale se tutte e quattro le caselle sono piene e nessun colore si ripete. Una colonna con un buco non vale nulla.',
  'public.color-diagonals':
    'Ogni dado che ha in diagonale un dado del suo colore vale un punto. Un dado conta una volta, per quanti vicini così abbia.',

  'tool.1.picture': 'Non è uscito un 4: {P5} scende a {P4} e va bene sulla casella B2.',
  'tool.1.cases':
    'Puoi scegliere anche un dado che così com’è non va da nessuna parte, se cambiato ci va.\nUn {R6} può diventare solo 5, un {R1} solo 2.\nTi sono proposti solo valori che poi puoi piazzare: nessuno paga invano.\nQuando il dado è nella vetrata è troppo tardi.',
  'tool.2.picture': '{R5} va sulla casella gialla C4: questa volta il colore non conta.',
  'tool.2.cases':
    'Si ignora solo il colore stampato. Valore stampato, contatto [5.3] e vicini [5.5] contano come sempre.\nPuoi usarlo anche per spostare un dado dove non c’è niente da ignorare.\nIl dado resta valido dove sta, finché non viene spostato di nuovo.\nSe è l’unico dado della vetrata, deve tornare sul bordo.\nUsalo prima di prendere un dado o dopo averlo piazzato, non con un dado in mano.',
  'tool.3.picture': '{R6} va su C3, che chiede un 5: questa volta il valore non conta.',
  'tool.3.cases':
    'Si ignora solo il valore stampato. Colore stampato, contatto [5.3] e vicini [5.5] contano come sempre.\nPuoi usarlo anche per spostare un dado dove non c’è niente da ignorare.\nIl dado resta valido dove sta, finché non viene spostato di nuovo.\nSe è l’unico dado della vetrata, deve tornare sul bordo.\nUsalo prima di prendere un dado o dopo averlo piazzato, non con un dado in mano.',
  'tool.4.picture': '{R6} va su C1, poi {B4} su B3. Ogni passo rispetta tutte le regole.',
  'tool.4.cases':
    'Esattamente due dadi diversi: due volte lo stesso non vale, e uno solo nemmeno.\nUno dopo l’altro: conta che ogni spostamento sia valido quando lo fai.\nI dadi lasciati indietro non si ricontrollano, anche se non toccano più nulla.\nUn primo spostamento ti è proposto solo se può seguirne un secondo.',
  'tool.5.picture':
    '{R2} va sul Tracciato dei Round, da lì arriva {P3} e va bene sulla casella D2.',
  'tool.5.cases':
    'Qualsiasi dado del tracciato, su qualsiasi numero, ovunque nella pila. Nessuno dei due cambia valore.\nNon nel round 1: sul tracciato non c’è ancora nessun dado [6.6].\nUn dado non si scambia con uno uguale.\nTi sono proposti solo dadi che poi puoi piazzare.\nIn solitario cambia anche il Punteggio Obiettivo, che è la somma del tracciato [9.5].',
  'tool.6.picture': '{G6} viene tirato di nuovo, diventa {G3} e va bene sulla casella D2.',
  'tool.6.cases':
    'Puoi partire da qualsiasi dado della Riserva, anche da uno che non va da nessuna parte.\nSe con il nuovo valore può essere piazzato, devi piazzarlo. Non puoi scegliere un altro dado.\nSe non va da nessuna parte, torna nella Riserva con il nuovo valore e in questo turno non puoi prenderne altri.',
  'tool.7.picture': 'Tutti i dadi della Riserva vengono tirati di nuovo; i colori restano.',
  'tool.7.cases':
    'Solo nel tuo secondo turno del round, e solo prima di prendere un dado.\nCon la Riserva nuova aiuti anche chi gioca dopo di te. Nell’ultimo turno del round non c’è più nessuno.\nIn solitario il dado usato per pagare non viene tirato di nuovo.',
  'tool.8.picture': '{G3} era il dado del turno; con l’utensile segue subito {R5}.',
  'tool.8.cases':
    'Solo nel tuo primo turno del round, dopo aver piazzato un dado.\nIl tuo secondo turno di questo round viene saltato.\nÈ l’utensile del turno: nessun altro può aiutare con il secondo dado.\nPuò usarlo anche chi ha due turni di fila.\nIl secondo dado deve essere piazzabile: si piazza come ogni altro.',
  'tool.9.picture': '{P6} va su A4, lontano da tutti gli altri.',
  'tool.9.cases':
    'La casella non deve avere dadi intorno, nemmeno in diagonale.\nColore e valore stampati contano ancora.\nIl dado resta valido lì, e i dadi successivi possono toccarlo.\nIn una vetrata vuota non si può usare: vale la regola del bordo [5.2], quindi non cambierebbe nulla.\nPuoi scegliere un dado che altrimenti non va da nessuna parte.',
  'tool.10.picture': '{R2} viene capovolto in {R5} e va bene sulla casella C3.',
  'tool.10.cases':
    'La somma delle facce opposte è sempre sette: 1 e 6, 2 e 5, 3 e 4.\nPuoi scegliere anche un dado che così com’è non va da nessuna parte, se capovolto ci va.\nPoi va piazzato con il nuovo valore.',
  'tool.11.picture':
    '{R1} torna nel Sacchetto. Esce un dado viola; si sceglie il 4, che va bene sulla casella B2.',
  'tool.11.cases':
    'Puoi partire da qualsiasi dado della Riserva, anche da uno che non va da nessuna parte.\nPrima il dado va nel Sacchetto, poi se ne pesca uno: può uscire di nuovo lo stesso.\nVedi il colore, e poi scegli il valore.\nPuoi piazzare il nuovo dado o metterlo nella Riserva con quel valore: in tal caso non puoi prenderne altri in questo turno. La carta italiana non lo dice, ma qui vale in ogni edizione.',
  'tool.12.picture':
    'Sul Tracciato dei Round c’è un dado blu, quindi due dadi blu possono muoversi.',
  'tool.12.cases':
    'Un dado o due dadi diversi, entrambi di uno stesso colore.\nUn dado del Tracciato dei Round deve mostrare quel colore, quindi non nel round 1 [6.6].\nUno dopo l’altro; ogni spostamento rispetta tutte le regole quando lo fai.\nDecidi tu se fermarti dopo il primo.',
};
