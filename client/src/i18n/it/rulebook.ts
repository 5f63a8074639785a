import type { Rulebook } from '../longTexts';

/** Le regole in parole semplici. La legge è docs/rules.md; i numeri sono gli stessi. */
export const rulebook: Rulebook = {
  title: 'Le regole',
  lead: 'I dadi sono i tuoi frammenti di vetro. In dieci round li prendi da una Riserva comune e li piazzi nella tua vetrata. I dadi vicini non possono avere lo stesso colore o lo stesso valore, e alcune caselle accettano solo un certo colore o valore. Ogni regola ha un numero: se una mossa non è permessa, puoi controllare perché. Le caselle si indicano con riga e colonna: A1 è in alto a sinistra, D5 in basso a destra.',
  sections: [
    {
      number: 1,
      title: 'Che cosa c’è nella scatola',
      lead: 'Da 1 a 4 giocatori, dai 13 anni in su. Una partita dura da 30 a 45 minuti.',
      rules: [
        {
          id: '1.1',
          text: '90 dadi, 18 per ciascun colore: rosso, giallo, verde, blu e viola. Un dado ha un **colore** e un **valore** da 1 a 6. Il valore è la sua sfumatura: più è basso, più il vetro è chiaro.',
        },
        {
          id: '1.2',
          text: '12 Carte Schema con uno schema per lato: 24 schemi in tutto, ognuno di 4 righe e 5 colonne. Una casella può mostrare un colore, mostrare un valore o essere senza restrizioni. La difficoltà degli schemi va da 3 (più facile) a 6 (più difficile).',
        },
        {
          id: '1.3',
          text: '12 Carte Utensile, 10 Obiettivi Pubblici, 5 Obiettivi Privati (uno per colore), 24 Segnalini Favore, 4 Plance Vetrata, 4 Segnalini Punteggio e un Sacchetto per i dadi.',
        },
        {
          id: '1.4',
          text: 'Un Tracciato dei Round numerato da 1 a 10, con il Tracciato dei Punti (da 0 a 50) sul retro. Se superi 50, capovolgi il tuo segnalino e riparti: 51 si segna come 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Preparazione per 2–4 giocatori',
      rules: [
        { id: '2.1', text: 'Ricevi un **Obiettivo Privato**. Tienilo segreto.' },
        {
          id: '2.2',
          text: 'Ricevi due Carte Schema e scegli uno dei loro quattro schemi. Inserisci la carta nella tua Plancia Vetrata; l’altra carta esce dal gioco. Tutti scelgono nello stesso momento, poi rivelano insieme la propria scelta. Fino ad allora puoi ancora cambiare schema.',
        },
        {
          id: '2.3',
          text: 'Ricevi un numero di **Segnalini Favore** pari alla difficoltà del tuo schema: le vetrate più difficili offrono più aiuto.',
        },
        {
          id: '2.4',
          text: [
            'Il Tracciato dei Round va al centro del tavolo, con accanto il Segnalino Punteggio di ciascun giocatore. Tre utensili e tre Obiettivi Pubblici vengono messi scoperti, a disposizione di tutti.',
            {
              trimmed_bag: {
                false: 'Tutti e 90 i dadi vanno nel Sacchetto.',
                true: 'In due giocatori si lasciano fuori dal Sacchetto 8 dadi per colore, in tre 4 [10.1].',
                proposed:
                  'Tutti e 90 i dadi vanno nel Sacchetto. Quando si è in pochi, questa edizione suggerisce un Sacchetto ridotto: in due giocatori si lasciano fuori 8 dadi per colore, in tre 4 [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'Il Primo Giocatore viene sorteggiato e prende il Sacchetto.',
                named:
                  'Si sceglie un Primo Giocatore, che prende il Sacchetto. Il regolamento suggerisce chi è stato più di recente in una cattedrale.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'Le carte non distribuite sono fuori dal gioco e restano nascoste.',
        },
        {
          id: '2.7',
          text: 'Quando scegli lo schema, conosci già il tuo Obiettivo Privato, gli utensili, gli Obiettivi Pubblici e il Primo Giocatore. Gli schemi degli altri li vedi solo quando tutti hanno scelto.',
        },
      ],
    },
    {
      number: 3,
      title: 'Un round',
      rules: [
        {
          id: '3.1',
          text: 'Una partita dura dieci round. A ogni round il Primo Giocatore estrae a caso dal Sacchetto due dadi per giocatore più uno (5, 7 o 9) e li tira. Questi dadi formano la **Riserva**.',
        },
        {
          id: '3.2',
          text: 'I turni vanno in senso orario dal Primo Giocatore all’ultimo, poi **tornano indietro** in ordine inverso. Ognuno ha due turni, e l’ultimo li gioca di fila.',
        },
        {
          id: '3.3',
          text: 'Dopo l’ultimo turno, tutti i dadi rimasti nella Riserva vanno sul Tracciato dei Round, sul numero di questo round. Mantengono il loro valore, e su un numero può esserci più di un dado.',
        },
        {
          id: '3.4',
          text: 'Il Sacchetto passa in senso orario: chi lo riceve è il Primo Giocatore del round successivo. La partita finisce dopo il round 10.',
        },
      ],
    },
    {
      number: 4,
      title: 'Il tuo turno',
      rules: [
        {
          id: '4.1',
          text: 'Nel tuo turno puoi **prendere un dado** dalla Riserva e piazzarlo, e puoi **usare un utensile**. Puoi fare entrambe le cose, nell’ordine che vuoi, farne una sola oppure passare.',
        },
        {
          id: '4.2',
          text: 'Puoi usare un solo utensile per turno, quindi al massimo due per round.',
        },
        {
          id: '4.3',
          text: 'Prendere un dado significa sceglierlo e piazzarlo. Se non puoi piazzare un dado, resta nella Riserva.',
        },
        {
          id: '4.4',
          text: 'Prendere un dado o usare un utensile non è mai obbligatorio. Ma devi finire quello che inizi [6.7].',
        },
        {
          id: '4.5',
          text: 'Il tuo turno finisce solo quando lo termini tu. Anche per passare si fa così.',
        },
        {
          id: '4.6',
          text: 'I dadi identici nella Riserva valgono come un’unica scelta: non importa quale scegli. Lo stesso vale per i dadi identici su uno stesso numero del Tracciato dei Round.',
        },
      ],
    },
    {
      number: 5,
      title: 'Piazzare un dado',
      lead: 'Queste cinque regole sono il cuore del gioco.',
      tip: '**Suggerimento:** Evita di piazzare un dado accanto a una casella che richiede il suo colore o valore, come un 2 accanto a una casella con un 2. Lì non potrebbe più andare nessun dado.',
      rules: [
        {
          id: '5.1',
          text: 'Puoi piazzare un dado solo su una casella **vuota** della tua vetrata.',
        },
        {
          id: '5.2',
          text: 'Il tuo **primo** dado deve andare su una casella di bordo o d’angolo.',
        },
        {
          id: '5.3',
          text: 'Ogni dado successivo deve **toccare** un dado già presente nella tua vetrata, ortogonalmente (a sinistra, a destra, sopra o sotto) oppure in diagonale.',
        },
        {
          id: '5.4',
          text: 'Il dado deve rispettare la casella. Una casella che mostra un **colore** accetta solo dadi di quel colore, una che mostra un **valore** solo dadi di quel valore. Una casella senza restrizioni accetta qualsiasi colore e qualsiasi valore.',
        },
        {
          id: '5.5',
          text: 'Un dado non può essere **ortogonalmente** adiacente a un dado dello stesso colore o dello stesso valore. In diagonale va bene.',
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
          text: 'Un utensile costa **un** Segnalino Favore se sulla carta non ce ne sono ancora, **due** se ce ne sono. Non costa mai di più. I segnalini che paghi restano sulla carta. Chiunque può usare di nuovo lo stesso utensile.',
        },
        {
          id: '6.2',
          text: 'Puoi usare un utensile solo se puoi completarne subito l’effetto, così non paghi mai per niente.',
        },
        {
          id: '6.3',
          text: 'Gli utensili 1, 5, 6, 9, 10 e 11 agiscono sul dado che stai prendendo, dopo che l’hai scelto e prima che tu lo piazzi. Puoi scegliere un dado che così com’è non va da nessuna parte, purché l’utensile 1, 5, 9 o 10 ti permetta di piazzarlo. Con gli utensili 6 e 11 puoi scegliere qualsiasi dado. Gli utensili 2, 3, 4, 7 e 12 non richiedono un dado della Riserva: usali prima di sceglierne uno o dopo averlo piazzato (il 7 solo prima). Usa l’utensile 8 nel tuo primo turno del round, dopo aver piazzato un dado.',
        },
        {
          id: '6.4',
          text: 'Per spostare un dado, sollevalo e piazzalo su un’altra casella vuota della tua vetrata. Rispetta tutte le regole di piazzamento [5], tranne quelle che l’utensile ti permette di ignorare. I dadi rimasti al loro posto non vengono ricontrollati. Se il dado che sposti è l’unico che hai, deve andare di nuovo su una casella di bordo o d’angolo.',
        },
        {
          id: '6.5',
          text: 'Se un utensile permette a un dado di ignorare una restrizione, quel dado resta valido sulla sua casella finché non viene spostato di nuovo.',
        },
        {
          id: '6.6',
          text: 'La Taglierina circolare e la Taglierina Manuale richiedono un dado sul Tracciato dei Round, quindi non puoi usarle nel round 1.',
        },
        {
          id: '6.7',
          text: 'Devi finire quello che inizi. Per esempio, se tiri di nuovo un dado con il Pennello per Pasta Salda e si può piazzare, devi piazzarlo. Con Lathekin devi spostare anche il secondo dado. Non ti viene mai proposto nulla che non potresti finire.',
        },
      ],
    },
    {
      number: 7,
      title: 'Il punteggio',
      rules: [
        {
          id: '7.1',
          text: 'Ogni Obiettivo Pubblico dà punti per **ogni** set completo nella tua vetrata. Per gli obiettivi su righe e colonne contano solo quelle senza caselle vuote. Lo stesso dado può contare per più obiettivi.',
        },
        {
          id: '7.2',
          text: 'Il numero di set è dato dall’elemento meno numeroso: tre 1 e due 2 fanno due coppie.',
        },
        {
          id: '7.3',
          text: 'Diagonali Colorate dà 1 punto per ogni dado con almeno un vicino in diagonale dello stesso colore. Ogni dado conta una volta sola.',
        },
        {
          id: '7.4',
          text: 'Il tuo Obiettivo Privato vale la somma dei valori dei tuoi dadi di quel colore.',
        },
        {
          id: '7.5',
          text: 'Guadagni 1 punto per ogni Segnalino Favore rimasto. Perdi 1 punto per ogni casella vuota della tua vetrata.',
        },
        {
          id: '7.6',
          text: [
            'Vince chi ha più punti. In caso di parità vince chi ha ottenuto più punti dall’Obiettivo Privato, poi chi ha più Segnalini Favore rimasti.',
            {
              last_tie_break: {
                'later-in-order':
                  'Se la parità persiste, vince l’ultimo di loro nell’ordine di turno del round finale, cioè chi in senso orario è più lontano dal Primo Giocatore.',
                'last-turn':
                  'Se la parità persiste, vince chi ha giocato l’ultimo turno del round finale.',
                shared: 'Se la parità persiste, la vittoria è condivisa.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Il punteggio può essere negativo. In tal caso il Tracciato dei Punti mostra 0 e il riepilogo dei punti il numero reale.',
        },
      ],
    },
    {
      number: 8,
      title: 'Errori di piazzamento',
      rules: [
        {
          id: '8.1',
          text: 'Se si scopre che una vetrata infrange una regola di piazzamento, chi la possiede rimuove subito dadi a sua scelta finché non è tutto in regola. Quei dadi escono dal gioco, e le caselle vuote contano come al solito.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Questo tavolo ha un arbitro **severo** (quello predefinito): gli errori non sono possibili.',
                honour: 'A questo tavolo si gioca **sulla fiducia**: gli errori possono capitare.',
              },
            },
            'A un tavolo sulla fiducia, nulla ti impedisce di piazzare un dado su qualsiasi casella vuota. Ma chiunque può segnalare un errore in qualsiasi vetrata e in qualsiasi momento, e prima del calcolo dei punti si controllano tutte le vetrate. Una segnalazione sbagliata non costa nulla.',
          ],
        },
        {
          id: '8.3',
          text: 'Il controllo cerca i dadi che non rispettano la loro casella e i vicini ortogonali con lo stesso colore o valore. Verifica anche come è stato piazzato ogni dado: su una casella di bordo o d’angolo se la vetrata era vuota, altrimenti a contatto con un altro dado. Un dado piazzato diversamente è un errore, anche se in seguito altri dadi lo toccano. Le eccezioni concesse da un utensile non sono errori. Un dado piazzato correttamente non va mai tolto solo perché un altro dado è stato spostato o rimosso.',
        },
        {
          id: '8.4',
          text: 'A un tavolo sulla fiducia si allentano solo le regole da [5.2] a [5.5], e solo per la casella su cui un dado viene piazzato o spostato. I costi, i tempi e le condizioni degli utensili vanno sempre rispettati.',
        },
        {
          id: '8.5',
          text: 'Se qualcuno segnala un errore nel mezzo di una mossa, la vetrata viene controllata a mossa conclusa. Chi la possiede rimuove poi un dado alla volta, scegliendo tra quelli che fanno parte di un errore, finché non restano errori. Se la vetrata rimane vuota, il dado successivo deve andare di nuovo su una casella di bordo o d’angolo.',
        },
        {
          id: '8.6',
          text: 'I bot seguono le regole anche ai tavoli sulla fiducia e non segnalano mai errori.',
        },
      ],
    },
    {
      number: 9,
      title: 'Gioco in solitario',
      rules: [
        {
          id: '9.1',
          text: [
            'La preparazione è la solita, ma senza Segnalini Favore e con due soli Obiettivi Pubblici.',
            {
              solo_private: {
                1: 'Hai un solo Obiettivo Privato, scoperto.',
                2: 'Hai due Obiettivi Privati, scoperti.',
              },
            },
            'Scegli la difficoltà giocando con più o meno utensili, da uno (Sfida Estrema) a cinque (Facile).',
          ],
        },
        {
          id: '9.2',
          text: 'A ogni round estrai e tira quattro dadi, poi gioca due turni.',
        },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Un utensile si paga con un dado della Riserva del colore indicato sulla carta. Puoi comunque prendere il tuo dado del turno, ma non puoi pagare con quello che stai prendendo.',
                'first-printing':
                  'Un utensile si paga con un dado della Riserva. Gli utensili da 1 a 6 costano un dado che mostra il loro stesso numero, quelli da 7 a 12 un dado del colore indicato sulla carta. Puoi comunque prendere il tuo dado del turno, ma non puoi pagare con quello che stai prendendo.',
              },
            },
            'Il dado e l’utensile escono poi dal gioco, quindi puoi usare ogni utensile **una volta** sola. Prima paghi, poi l’utensile agisce sui dadi rimasti nella Riserva.',
          ],
        },
        {
          id: '9.4',
          text: 'I dadi rimasti alla fine di un round vanno sul Tracciato dei Round con il loro valore. Se non ne resta nessuno, un Segnalino Punteggio ne prende il posto.',
        },
        {
          id: '9.5',
          text: 'Il tuo **Punteggio Obiettivo** è la somma dei valori di tutti i dadi sul Tracciato dei Round a fine partita. I dadi usati per pagare gli utensili non contano.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'I punti si calcolano come al solito, con il tuo Obiettivo Privato.',
                2: 'I punti si calcolano come al solito, ma con uno solo dei tuoi due Obiettivi Privati: il migliore viene scelto automaticamente.',
              },
            },
            'Perdi **3** punti anziché 1 per ogni casella vuota. Vinci se il tuo punteggio supera il Punteggio Obiettivo.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Edizioni e opzioni del tavolo',
      lead: 'Il riferimento è la versione 1.2 del regolamento inglese. Dove le altre edizioni sono diverse, puoi scegliere tu quando crei un tavolo.',
      rules: [
        {
          id: '10.1',
          text: '**Sacchetto ridotto.** In due giocatori si lasciano fuori dal Sacchetto 8 dadi per colore, in tre 4. Così vengono estratti tutti i dadi del Sacchetto.',
        },
        {
          id: '10.2',
          text: '**Obiettivi Privati in solitario.** Due, e vale il migliore, oppure uno solo.',
        },
        {
          id: '10.3',
          text: '**Ultimo spareggio.** Se nemmeno i Segnalini Favore risolvono la parità, ci sono tre possibilità: vince l’ultimo dei giocatori in parità nell’ordine di turno del round finale, vince chi ha giocato l’ultimo turno di quel round, oppure la vittoria è condivisa.',
        },
        {
          id: '10.4',
          text: '**Pagare gli utensili in solitario.** Con il colore indicato sulla Carta Utensile, oppure al costo della prima tiratura: gli utensili da 1 a 6 costano un dado che mostra il loro stesso numero, quelli da 7 a 12 un dado del loro colore.',
        },
        {
          id: '10.5',
          text: '**Primo Giocatore.** Casuale, oppure scelto da chi apre il tavolo.',
        },
      ],
    },
  ],
};
