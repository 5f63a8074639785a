/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'A janela do dia',
  'daily.hint': 'Uma distribuição para todos, uma tentativa que vale',
  'daily.lead':
    'A cada dia, uma partida individual com a mesma distribuição para todos neste servidor. Vale uma só tentativa, com os mesmos dados para todos.',
  'daily.left': 'Tempo restante: {time}',
  'daily.closing': 'O dia acabou. As tentativas iniciadas podem ser concluídas em até uma hora.',
  'daily.closed': 'Este dia acabou. Jogue quantas vezes quiser; não vale mais.',
  'daily.play': 'Jogar: esta tentativa vale',
  'daily.goOn': 'Continuar sua tentativa',
  'daily.seeEnd': 'Ver como terminou',
  'daily.practice': 'Jogar uma janela de treino',
  'daily.again': 'Jogar este dia',
  'daily.guest':
    'Como convidado você joga com outros dados, e não vale: ninguém pode conhecer os dados do dia antes de sua única tentativa. Com uma conta, sua partida vale.',
  'daily.yours': 'Sua tentativa',
  'daily.unfinished': 'não concluída',
  'daily.standing': 'Classificação',
  'daily.none': 'Ninguém terminou ainda.',
  'daily.playing': { one: '{n} está jogando agora.', other: '{n} estão jogando agora.' },
  'daily.place': 'Posição',
  'daily.player': 'Jogador',
  'daily.score': 'Pontos',
  'daily.target': 'Alvo',
  'daily.above': 'Acima do alvo',
  'daily.look': 'Ver a partida de {name}',
  'daily.gone': 'Alguém que já saiu',
  'daily.calendar': 'Todas as datas',
  'daily.monthBefore': 'O mês anterior',
  'daily.monthAfter': 'O mês seguinte',
  'daily.tries': { one: '{n} tentativa', other: '{n} tentativas' },
  'daily.played': 'você jogou',
  'daily.today': 'hoje',
  'daily.how': 'Como se mantém justo',
  'daily.how.time':
    'As tentativas começam entre meia-noite e meia-noite UTC. Quem começou pode terminar até uma hora depois.',
  'daily.how.once':
    'Cada conta tem uma tentativa. Uma partida abandonada ou não concluída a tempo é uma tentativa sem resultado.',
  'daily.how.order':
    'A classificação segue os pontos acima da Pontuação Alvo e depois o total de pontos. Resultados iguais dividem a posição.',
  'daily.how.seed':
    'Todos os dados vêm de uma semente secreta. O hash dela aparece desde o início; quando o dia se encerra, a semente é revelada, e cada partida e cada rolagem podem ser vistas e conferidas.',
  'daily.hash': 'Hash da semente (SHA-256)',
  'end.sealed':
    'A semente ainda está lacrada: a distribuição ainda pode ser jogada. Será revelada quando a distribuição for encerrada.',
  'deal.title': 'Distribuição compartilhada',
  'deal.lead':
    'As mesmas cartas e os mesmos dados em várias mesas: jogue, envie o código a outros e compare.',
  'deal.code': 'Código da distribuição',
  'deal.show': 'Mostrar',
  'deal.unknown': 'Essa distribuição não existe. Digite o código como foi enviado.',
  'deal.over': 'Esta distribuição está encerrada, e a semente dela é pública.',
  'deal.found': 'Criar uma nova distribuição',
  'deal.table': 'Para a minha mesa',
  'deal.players': { one: 'Para {n} jogador', other: 'Para {n} jogadores' },
  'deal.until': 'Novas mesas podem ser abertas até {day}.',
  'deal.open': {
    one: '{n} mesa ainda está jogando. As partidas poderão ser vistas quando a distribuição for encerrada.',
    other:
      '{n} mesas ainda estão jogando. As partidas poderão ser vistas quando a distribuição for encerrada.',
  },
  'deal.results': 'Resultados',
  'deal.none': 'Nenhuma mesa terminou ainda.',
  'deal.link': 'Copiar o link desta distribuição',
} as const;
