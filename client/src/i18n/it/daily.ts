/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'La vetrata del giorno',
  'daily.hint': 'La stessa partita per tutti, un solo tentativo valido',
  'daily.lead':
    'Ogni giorno una partita in solitario, con le stesse carte e gli stessi dadi per tutti su questo server. Conta un solo tentativo.',
  'daily.left': 'Ancora {time}',
  'daily.closing': 'Tempo scaduto. Le partite già iniziate si possono finire entro un’ora.',
  'daily.closed': 'Questo giorno è finito. Giocalo quanto vuoi: non conta più.',
  'daily.play': 'Gioca: il tentativo conta',
  'daily.goOn': 'Continua il tuo tentativo',
  'daily.seeEnd': 'Guarda com’è finita',
  'daily.practice': 'Gioca una vetrata di prova',
  'daily.again': 'Gioca questo giorno',
  'daily.guest':
    'Come ospite giochi con altri dadi e non conta: nessuno deve conoscere i dadi del giorno prima del suo unico tentativo. Con un account la tua partita conta.',
  'daily.yours': 'Il tuo tentativo',
  'daily.unfinished': 'non finito',
  'daily.standing': 'Classifica',
  'daily.none': 'Nessuno ha ancora finito.',
  'daily.playing': { one: '{n} sta giocando ora.', other: '{n} stanno giocando ora.' },
  'daily.place': 'Posizione',
  'daily.player': 'Giocatore',
  'daily.score': 'Punti',
  'daily.target': 'Da battere',
  'daily.above': 'Punti in più',
  'daily.look': 'Rivedi la partita di {name}',
  'daily.gone': 'Account eliminato',
  'daily.calendar': 'Tutti i giorni',
  'daily.monthBefore': 'Mese precedente',
  'daily.monthAfter': 'Mese successivo',
  'daily.tries': { one: '{n} tentativo', other: '{n} tentativi' },
  'daily.played': 'hai giocato',
  'daily.today': 'oggi',
  'daily.how': 'Come garantiamo l’equità',
  'daily.how.time':
    'I tentativi cominciano fra mezzanotte e mezzanotte UTC. Chi ha cominciato può finire fino a un’ora dopo.',
  'daily.how.once':
    'Ogni account ha un tentativo. Una partita abbandonata o non finita in tempo è un tentativo senza risultato.',
  'daily.how.order':
    'La classifica si basa sui punti oltre il Punteggio Obiettivo, poi sul totale. A pari risultato, pari posizione.',
  'daily.how.seed':
    'Tutti i dadi vengono da un seme segreto. La sua impronta si vede fin dall’inizio; a giorno chiuso il seme viene svelato, e ogni partita e ogni tiro si possono rivedere e controllare.',
  'daily.hash': 'Impronta del seme (SHA-256)',
  'end.sealed':
    'Il seme è ancora segreto, perché la sfida è ancora aperta. Sarà svelato alla chiusura.',
  'deal.title': 'Sfida condivisa',
  'deal.lead':
    'Le stesse carte e gli stessi dadi a più tavoli: gioca, manda il codice ad altri e confronta i risultati.',
  'deal.code': 'Codice della sfida',
  'deal.show': 'Mostra',
  'deal.unknown': 'Nessuna sfida con questo codice. Controllalo e riprova.',
  'deal.over': 'Questa sfida è chiusa e il suo seme è pubblico.',
  'deal.found': 'Crea una nuova sfida',
  'deal.table': 'Vai al mio tavolo',
  'deal.players': { one: 'Per {n} giocatore', other: 'Per {n} giocatori' },
  'deal.until': 'Si possono aprire nuovi tavoli fino a {day}.',
  'deal.open': {
    one: '{n} tavolo la sta ancora giocando. Le partite si potranno rivedere quando sarà chiusa.',
    other:
      '{n} tavoli la stanno ancora giocando. Le partite si potranno rivedere quando sarà chiusa.',
  },
  'deal.results': 'Risultati',
  'deal.none': 'Nessun tavolo l’ha ancora finita.',
  'deal.link': 'Copia il link',
} as const;
