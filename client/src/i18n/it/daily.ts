/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'Vetrata del giorno',
  'daily.hint': 'Gli stessi dadi per tutti, un solo tentativo',
  'daily.lead':
    'Ogni giorno ci sono due vetrate da giocare in solitario, ognuna con le stesse carte e gli stessi dadi per tutti su questo server. Hai un tentativo per ciascuna.',
  'daily.left': 'Tempo rimasto: {time}',
  'daily.closing':
    'È troppo tardi per iniziare questa partita. Se stai già giocando, hai tempo fino all’1:00 UTC per finire.',
  'daily.closed':
    'Questa Vetrata del giorno è chiusa. Puoi ancora giocarla per allenarti, tutte le volte che vuoi.',
  'daily.play': 'Inizia l’unico tentativo',
  'daily.goOn': 'Continua il tentativo',
  'daily.seeEnd': 'Guarda com’è finita',
  'daily.again': 'Gioca per allenarti',
  'daily.guest':
    'La vetrata in classifica è riservata agli account creati prima di oggi: così nessuno può conoscere i dadi in anticipo. Crea un account adesso e potrai giocarla da domani. Manterrai partite, serie e traguardi.',
  'daily.newAccount':
    'Hai creato il tuo account oggi. Potrai giocare la vetrata in classifica dalla mezzanotte UTC.',
  'daily.yours': 'Il tuo tentativo',
  'daily.unfinished': 'Nessun risultato',
  'daily.standing': 'Classifica',
  'daily.none': 'Nessuno ha ancora finito.',
  'daily.playing': {
    one: '{n} persona sta ancora giocando.',
    other: '{n} persone stanno ancora giocando.',
  },
  'daily.place': 'Posizione',
  'daily.player': 'Giocatore',
  'daily.score': 'Punti',
  'daily.target': 'Da battere',
  'daily.above': 'Margine',
  'daily.look': 'Guarda la partita di {name}',
  'daily.gone': 'Account eliminato',
  'daily.calendar': 'Calendario',
  'daily.monthBefore': 'Mese precedente',
  'daily.monthAfter': 'Mese successivo',
  'daily.tries': { one: '{n} tentativo', other: '{n} tentativi' },
  'daily.played': 'il tuo tentativo',
  'daily.today': 'oggi',
  'daily.how': 'Come funziona',
  'daily.how.time':
    'Puoi iniziare in qualsiasi momento da mezzanotte a mezzanotte (UTC). Per finire hai tempo fino all’1:00 UTC del giorno dopo.',
  'daily.how.once':
    'Hai un solo tentativo per ogni vetrata. Se abbandoni o scade il tempo, finisce senza risultato.',
  'daily.how.order':
    'La classifica si basa sui punti oltre il Punteggio Obiettivo, poi sui punti totali. A pari risultato, pari posizione.',
  'daily.how.seed':
    'Tutti i tiri nascono da un seme segreto, la cui impronta è pubblica fin dall’inizio. Alla chiusura della giornata il seme viene rivelato: da quel momento chiunque può rivedere ogni partita e verificare ogni tiro.',
  'daily.open.title': 'Vetrata per tutti',
  'daily.open.lead': 'Per tutti, anche senza account. Hai un solo tentativo.',
  'daily.open.play': 'Gioca la vetrata di oggi',
  'daily.open.second':
    'Chiunque può rigiocarla con un altro browser: per questo qui non ci sono né nomi né classifica.',
  'daily.ranked.title': 'Vetrata in classifica',
  'daily.ranked.lead':
    'Dadi diversi, per chi ha un account. Un solo tentativo, valido per la classifica.',
  'daily.better': 'Risultati superati: {n}%',
  'daily.firstDone': 'Il tuo è il primo risultato!',
  'daily.window': 'La tua vetrata: {n} caselle piene su 20',
  'daily.field': 'I risultati di tutti',
  'daily.field.points': 'Punti oltre il Punteggio Obiettivo',
  'daily.field.range': 'da {low} a {high}',
  'daily.field.players': 'Persone',
  'daily.field.you': 'Tu',
  'daily.bots': 'I bot con gli stessi dadi',
  'daily.bots.later': 'I bot stanno ancora giocando. Torna più tardi.',
  'daily.streak': { one: 'Serie di {n} giorno', other: 'Serie di {n} giorni' },
  'daily.streak.best': 'Record: {n}',
  'daily.streak.keep': 'Gioca oggi per non interromperla.',
  'daily.streak.none': 'Finisci una Vetrata del giorno per iniziare una serie.',
  'daily.how.streak':
    'Un giorno vale per la serie se finisci almeno una delle due vetrate entro l’1:00 UTC del giorno dopo. Il punteggio non conta. Se salti un giorno, la serie riparte da zero. I giorni in cui il server era spento non la interrompono.',
  'daily.share': 'Condividi',
  'daily.against': 'Punteggio Obiettivo: {target} ({margin})',
  'daily.share.points': '{score} punti ({margin})',
  'picture.save': 'Salva immagine',
  'daily.hash': 'Impronta del seme (SHA-256)',
  'end.sealed': 'Il seme resta segreto finché la sfida è aperta. Verrà rivelato alla chiusura.',
  'deal.title': 'Sfida condivisa',
  'deal.lead':
    'Stesse carte, stessi dadi, tavoli diversi. Gioca la sfida, condividi il codice e confronta i risultati.',
  'deal.code': 'Codice della sfida',
  'deal.show': 'Apri sfida',
  'deal.unknown': 'Non c’è nessuna sfida con questo codice. Controllalo e riprova.',
  'deal.over': 'Questa sfida è chiusa e il suo seme ora è pubblico.',
  'deal.found': 'Crea una nuova sfida',
  'deal.later':
    'Il codice compare quando la tua partita è finita. Poi chi vuoi può giocare la stessa sfida.',
  'deal.players': { one: 'Per {n} giocatore', other: 'Per {n} giocatori' },
  'deal.until': 'Puoi aprire nuovi tavoli fino a {day}.',
  'deal.open': {
    one: '{n} tavolo è ancora in gioco. Potrai vedere i replay quando la sfida sarà chiusa.',
    other:
      'A {n} tavoli si sta ancora giocando. Potrai vedere i replay quando la sfida sarà chiusa.',
  },
  'deal.results': 'Risultati',
  'deal.none': 'Nessun tavolo ha ancora finito.',
  'deal.link': 'Copia il link alla sfida',
} as const;
