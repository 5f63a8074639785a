import type { Rulebook } from '../longTexts';

/** Le regole in parole semplici. La legge è docs/rules.md; i numeri sono gli stessi. */
export const rulebook: Rulebook = {
  title: 'Le regole',
  lead: 'I dadi sono pezzi di vetro. In dieci round li prendi da una Riserva comune e li piazzi nella tua vetrata; due dadi affiancati non possono avere lo stesso colore o valore, e alcune caselle accettano solo un certo colore o valore. Ogni regola ha un numero, citato quando una mossa non è permessa. Le caselle si indicano per riga e colonna: A1 è in alto a sinistra, D5 in basso a destra.',
  sections: [
    {
      number: 1,
      title: 'Che cosa c’è nella scatola',
      lead: 'Da 1 a 4 giocatori, dai 13 anni in su. Una partita dura da 30 a 45 minuti.',
      rules: [
        {
          id: '1.1',
          text: '90 dadi, 18 per ognuno dei colori rosso, giallo, verde, blu e viola. Un dado ha un **colore** e un **valore** da 1 a 6. Il valore è la sua sfumatura: più è basso, più è chiara.',
        },
        {
          id: '1.2',
          text: '12 Carte Schema con uno schema per lato: 24 schemi di 4 righe e 5 colonne. Una casella può richiedere un colore, richiedere un valore o non avere restrizioni. La difficoltà degli schemi va da 3 (più facile) a 6 (più difficile).',
        },
        {
          id: '1.3',
          text: '12 Carte Utensile, 10 Obiettivi Pubblici, 5 Obiettivi Privati (uno per colore), 24 Segnalini Favore, 4 Plance Vetrata, 4 Segnalini Punteggio e un Sacchetto.',
        },
        {
          id: '1.4',
          text: 'Un Tracciato dei Round con i numeri da 1 a 10. Il retro è il Tracciato dei Punti, da 0 a 50; oltre 50 il segnalino si capovolge e riparte, così 51 appare come 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Preparazione per 2–4 giocatori',
      rules: [
        { id: '2.1', text: 'Ricevi un **Obiettivo Privato** e lo tieni segreto.' },
        {
          id: '2.2',
          text: 'Ricevi due Carte Schema e scegli uno dei loro quattro schemi. Tutti scelgono allo stesso tempo e scoprono gli schemi insieme. Inserisci la sua carta nella tua Plancia Vetrata; l’altra carta non si usa.',
        },
        {
          id: '2.3',
          text: 'Ricevi tanti **Segnalini Favore** quanta è la difficoltà del tuo schema: una vetrata difficile porta più aiuto.',
        },
        {
          id: '2.4',
          text: [
            'Il Tracciato dei Round va al centro del tavolo, con accanto il Segnalino Punteggio di ogni giocatore. Tre utensili e tre Obiettivi Pubblici stanno scoperti per tutti.',
            {
              trimmed_bag: {
                false: 'Tutti e 90 i dadi vanno nel Sacchetto.',
                true: 'In due lasciate fuori dal Sacchetto 8 dadi per colore, in tre 4 [10.1].',
                proposed:
                  'Tutti e 90 i dadi vanno nel Sacchetto. Per una partita meno aleatoria, questa edizione propone in due o in tre un Sacchetto ridotto: lasciate fuori 8 o 4 dadi per colore [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'Il Primo Giocatore si sorteggia e prende il Sacchetto.',
                named:
                  'Scegliete un Primo Giocatore, che prende il Sacchetto. Il regolamento propone chi è stato più di recente in una cattedrale.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'Le carte non distribuite sono fuori dal gioco. Nessuno sa quali siano.',
        },
        {
          id: '2.7',
          text: 'Quando scegli lo schema conosci già il tuo Obiettivo Privato, gli utensili, gli Obiettivi Pubblici e il Primo Giocatore. Degli schemi vedi solo i tuoi quattro.',
        },
      ],
    },
    {
      number: 3,
      title: 'Un round',
      rules: [
        {
          id: '3.1',
          text: 'Una partita dura dieci round. A ogni round si estraggono dal Sacchetto due dadi per giocatore più uno (5, 7 o 9) e si tirano: formano la **Riserva**.',
        },
        {
          id: '3.2',
          text: 'I turni vanno in senso orario dal Primo Giocatore all’ultimo, e poi **tornano indietro**. Così ognuno ha due turni, e l’ultimo li gioca di fila.',
        },
        {
          id: '3.3',
          text: 'Dopo l’ultimo turno tutti i dadi rimasti nella Riserva vanno sul Tracciato dei Round, sul numero di questo round, con il valore che mostrano. Più dadi condividono un numero.',
        },
        {
          id: '3.4',
          text: 'Il Sacchetto passa in senso orario, e chi lo riceve apre il round seguente. Dopo il round 10 la partita è finita.',
        },
      ],
    },
    {
      number: 4,
      title: 'Il tuo turno',
      rules: [
        {
          id: '4.1',
          text: 'Puoi **prendere un dado** dalla Riserva e piazzarlo, e puoi **usare un utensile**: ciascuna azione una volta, solo se vuoi, in qualsiasi ordine. Oppure passi.',
        },
        { id: '4.2', text: 'Un utensile per turno, quindi al massimo due per round.' },
        {
          id: '4.3',
          text: 'Prendere un dado vuol dire piazzarlo. Un dado che non si può piazzare resta nella Riserva.',
        },
        {
          id: '4.4',
          text: 'Nessuno è obbligato a prendere un dado o a usare un utensile. Ma ciò che hai cominciato lo finisci [6.7].',
        },
        { id: '4.5', text: 'Un turno finisce solo quando lo dici tu. È anche il modo di passare.' },
        {
          id: '4.6',
          text: 'Dadi uguali nella Riserva sono una scelta sola, e così dadi uguali su uno stesso numero del Tracciato dei Round.',
        },
      ],
    },
    {
      number: 5,
      title: 'Piazzare un dado',
      lead: 'Queste cinque regole sono il cuore del gioco.',
      tip: '**Suggerimento:** Evita di piazzare un dado accanto a una casella che richiede il suo colore o valore, come un 2 accanto a una casella con un 2. Lì non potrebbe più andare nessun dado.',
      rules: [
        { id: '5.1', text: 'Un dado va su una casella **vuota** della tua vetrata.' },
        { id: '5.2', text: 'Il **primo** dado va sul bordo: una casella di lato o d’angolo.' },
        {
          id: '5.3',
          text: 'Ogni dado successivo deve **toccare** un dado già piazzato, di lato o in diagonale.',
        },
        {
          id: '5.4',
          text: 'Il dado deve rispettare la casella: una casella colorata accetta solo il suo **colore**, una con un numero solo il suo **valore**. Una casella senza restrizioni accetta qualsiasi dado.',
        },
        {
          id: '5.5',
          text: 'Due dadi **affiancati** (a sinistra, a destra, sopra, sotto) non possono avere lo stesso colore, né lo stesso valore. In diagonale sì.',
        },
      ],
    },
    {
      number: 6,
      title: 'Utensili',
      tip: '**Suggerimento:** Un utensile costa meno a chi lo usa per primo, ma gli utensili diventano più utili man mano che le vetrate si riempiono.',
      rules: [
        {
          id: '6.1',
          text: 'Un utensile costa **un** Segnalino Favore se sulla carta non ce n’è ancora, altrimenti **due**; mai di più. I segnalini restano lì. Un utensile può essere usato più volte, anche dallo stesso giocatore.',
        },
        {
          id: '6.2',
          text: 'Un utensile si può cominciare solo se lo si può portare a termine subito: nessuno paga invano.',
        },
        {
          id: '6.3',
          text: 'Gli utensili 1, 5, 6, 9, 10 e 11 agiscono sul dado che stai prendendo, tra la scelta e il piazzamento. Puoi scegliere qualsiasi dado che uno di loro renda piazzabile, e con il 6 e l’11 qualsiasi dado. Gli utensili 2, 3, 4, 7 e 12 non hanno bisogno di un dado: usali prima di sceglierlo o dopo averlo piazzato (il 7 solo prima). L’utensile 8 viene dopo il dado del tuo primo turno.',
        },
        {
          id: '6.4',
          text: 'Per spostare un dado, sollevalo e piazzalo su un’altra casella vuota della stessa vetrata, rispettando tutte le regole della sezione [5] che l’utensile non esclude. I dadi lasciati indietro non si ricontrollano. Se era l’unico dado, deve tornare sul bordo.',
        },
        {
          id: '6.5',
          text: 'Un dado che un utensile ha messo dove altrimenti non potrebbe stare è valido lì finché non viene spostato di nuovo.',
        },
        {
          id: '6.6',
          text: 'Taglierina circolare e Taglierina Manuale hanno bisogno di un dado sul Tracciato dei Round: non si usano nel round 1.',
        },
        {
          id: '6.7',
          text: 'Ciò che è cominciato si finisce: un dado tirato di nuovo, se è piazzabile, si piazza, il secondo dado di Lathekin si sposta. Non ti viene proposto nulla che non si possa finire.',
        },
      ],
    },
    {
      number: 7,
      title: 'Il punteggio',
      rules: [
        {
          id: '7.1',
          text: 'Ogni Obiettivo Pubblico dà punti per **ogni** set completo. Righe e colonne devono essere piene. Un dado può valere per più carte.',
        },
        {
          id: '7.2',
          text: 'Quanti set hai lo decide l’elemento più raro: tre 1 e due 2 sono due coppie.',
        },
        {
          id: '7.3',
          text: 'Diagonali Colorate dà un punto per ogni dado che ha in diagonale un dado del suo colore. Ogni dado conta una volta.',
        },
        {
          id: '7.4',
          text: 'Il tuo Obiettivo Privato vale la somma dei valori dei tuoi dadi di quel colore.',
        },
        {
          id: '7.5',
          text: 'Ogni Segnalino Favore rimasto è un punto in più, ogni casella vuota uno in meno.',
        },
        {
          id: '7.6',
          text: [
            'Vince chi ha più punti. In caso di parità vince chi ha più punti dall’Obiettivo Privato, poi chi ha più Segnalini Favore.',
            {
              last_tie_break: {
                'later-in-order':
                  'Se la parità resta, vince chi viene dopo nell’ordine di gioco del round finale.',
                'last-turn':
                  'Se la parità resta, vince chi ha giocato per ultimo nel round finale.',
                shared: 'Se la parità resta, la vittoria è condivisa.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Un punteggio può essere negativo. Il tracciato mostra allora 0, e il foglio il numero vero.',
        },
      ],
    },
    {
      number: 8,
      title: 'Errori di piazzamento',
      rules: [
        {
          id: '8.1',
          text: 'Se si scopre che una vetrata infrange una restrizione, chi la possiede toglie subito dadi a sua scelta finché tutto è a posto. Quei dadi escono dal gioco; le caselle vuote contano come al solito.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Giocate con un arbitro **severo**, quello normale: gli errori non possono accadere.',
                honour: 'Giocate **sulla fiducia**: gli errori possono accadere.',
              },
            },
            'A un tavolo sulla fiducia puoi mettere un dado su qualsiasi casella vuota; chiunque può segnalare un errore in qualsiasi vetrata e in qualsiasi momento, e prima del punteggio si controllano tutte. Una segnalazione sbagliata non costa nulla.',
          ],
        },
        {
          id: '8.3',
          text: 'Si controlla se i dadi rispettano le richieste delle caselle, se due dadi affiancati hanno colore o valore uguale e se, quando è stato piazzato, il primo dado era sul bordo e ogni dado successivo ne toccava un altro. Un dado piazzato correttamente non va mai tolto perché ne è stato tolto un altro.',
        },
        {
          id: '8.4',
          text: 'La fiducia allenta solo le regole da [5.2] a [5.5], e solo per la casella su cui metti un dado. Costi, tempi e condizioni degli utensili restano controllati dall’arbitro.',
        },
        {
          id: '8.5',
          text: 'Una segnalazione durante una catena di scelte si esamina quando la catena finisce. Poi chi possiede la vetrata toglie un dado alla volta, ognuno parte di un errore, finché non ci sono più errori. In una vetrata svuotata vale di nuovo la regola del bordo.',
        },
        { id: '8.6', text: 'I bot giocano ovunque in modo severo e non segnalano nulla.' },
      ],
    },
    {
      number: 9,
      title: 'Gioco in solitario',
      rules: [
        {
          id: '9.1',
          text: [
            'Prepara come al solito, ma senza Segnalini Favore e con due Obiettivi Pubblici.',
            {
              solo_private: {
                1: 'Hai un Obiettivo Privato, scoperto.',
                2: 'Hai due Obiettivi Privati, scoperti.',
              },
            },
            'Gioca con quanti utensili vuoi, da uno (Sfida Estrema) a cinque (Facile).',
          ],
        },
        { id: '9.2', text: 'Un round ha quattro dadi e due turni, entrambi tuoi.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Un utensile si paga con un dado della Riserva del colore della sua carta, oltre al dado che puoi prendere.',
                'first-printing':
                  'Un utensile si paga con un dado della Riserva, oltre al dado che puoi prendere. Gli utensili da 1 a 6 richiedono un dado con il loro numero, quelli da 7 a 12 uno del loro colore.',
              },
            },
            'Dado e utensile escono poi dal gioco: ogni utensile funziona **una volta**. Prima paghi; l’utensile agisce su ciò che resta.',
          ],
        },
        {
          id: '9.4',
          text: 'I dadi rimasti a fine round vanno sul Tracciato dei Round così come sono. Se non ne resta nessuno, un Segnalino Punteggio tiene il posto.',
        },
        {
          id: '9.5',
          text: 'Il **Punteggio Obiettivo** è la somma di tutti i dadi sul Tracciato dei Round alla fine. I dadi usati per pagare gli utensili non contano.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Conta i punti come al solito, con il tuo unico Obiettivo Privato.',
                2: 'Conta i punti come al solito, ma con uno solo dei tuoi due Obiettivi Privati (vale automaticamente il migliore).',
              },
            },
            'Perdi **tre** punti per ogni casella vuota. Vinci se il tuo punteggio supera il Punteggio Obiettivo.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Edizioni e opzioni del tavolo',
      lead: 'Il riferimento è il regolamento inglese, versione 1.2. Dove i regolamenti delle altre lingue sono diversi, scegli tu quando prepari un tavolo.',
      rules: [
        {
          id: '10.1',
          text: '**Sacchetto ridotto.** In due restano fuori 8 dadi per colore, in tre 4, così tutti gli altri vengono estratti.',
        },
        {
          id: '10.2',
          text: '**Obiettivi Privati in solitario.** Due, di cui vale il migliore, o uno solo.',
        },
        {
          id: '10.3',
          text: '**Ultimo spareggio**, dopo i Segnalini Favore: chi viene dopo nell’ordine dell’ultimo round; o chi ha giocato l’ultimo turno; o nessuno, e la vittoria è condivisa.',
        },
        {
          id: '10.4',
          text: '**Pagamento in solitario.** Il colore della Carta Utensile; o come nella prima tiratura, dove gli utensili da 1 a 6 richiedono un dado con il loro numero, e quelli da 7 a 12 il loro colore.',
        },
        { id: '10.5', text: '**Primo Giocatore.** Sorteggiato, o indicato da chi apre il tavolo.' },
      ],
    },
  ],
};
