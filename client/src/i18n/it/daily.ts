/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'Vetrata del giorno',
  'daily.hint': 'La stessa sfida per tutti, un solo tentativo valido',
  'daily.lead':
    'Ogni giorno c’è una partita in solitario, con le stesse carte e gli stessi dadi per tutti su questo server. Conta un solo tentativo.',
  'daily.left': 'Tempo rimasto: {time}',
  'daily.closing':
    'È troppo tardi per iniziare questa partita. Se stai già giocando, hai tempo fino all’1:00 UTC per finire.',
  'daily.closed':
    'Questa Vetrata del giorno è chiusa. Puoi ancora giocarla per allenarti, tutte le volte che vuoi.',
  'daily.play': 'Inizia l’unico tentativo',
  'daily.goOn': 'Continua il tentativo',
  'daily.seeEnd': 'Guarda com’è finita',
  'daily.practice': 'Gioca per allenarti',
  'daily.again': 'Gioca per allenarti',
  'daily.guest':
    'Come ospite giochi con altri dadi e la tua partita non conta: così nessuno può conoscere in anticipo i dadi veri. Crea un account e i tuoi tentativi varranno da domani.',
  'daily.newAccount':
    'Il tuo account è di oggi, quindi giochi con altri dadi e la tua partita non conta. I tuoi tentativi varranno dalla mezzanotte UTC.',
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
    'Ogni account ha un solo tentativo. Se abbandoni o scade il tempo, finisce senza risultato.',
  'daily.how.order':
    'La classifica si basa sui punti oltre il Punteggio Obiettivo, poi sui punti totali. A pari risultato, pari posizione.',
  'daily.how.seed':
    'Tutti i tiri nascono da un seme segreto, la cui impronta è pubblica fin dall’inizio. Alla chiusura della giornata il seme viene rivelato: da quel momento chiunque può rivedere ogni partita e verificare ogni tiro.',
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
