/** The daily window and shared deals. */
export const daily = {
  'daily.title': 'A janela do dia',
  'daily.hint': 'A mesma partida para todos, uma tentativa que vale',
  'daily.lead':
    'Todo dia, uma partida individual com as mesmas cartas e os mesmos dados para todos neste servidor. Só uma tentativa vale.',
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
  'daily.gone': 'Conta excluída',
  'daily.calendar': 'Todas as datas',
  'daily.monthBefore': 'O mês anterior',
  'daily.monthAfter': 'O mês seguinte',
  'daily.tries': { one: '{n} tentativa', other: '{n} tentativas' },
  'daily.played': 'você jogou',
  'daily.today': 'hoje',
  'daily.how': 'Como garantimos que é justo',
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
    'A semente ainda é secreta, pois o desafio ainda pode ser jogado. Será revelada quando ele for encerrado.',
  'deal.title': 'Desafio compartilhado',
  'deal.lead':
    'As mesmas cartas e os mesmos dados em várias mesas: jogue, envie o código a outros e compare.',
  'deal.code': 'Código do desafio',
  'deal.show': 'Mostrar',
  'deal.unknown': 'Não há desafio com esse código. Confira e tente de novo.',
  'deal.over': 'Este desafio está encerrado, e a semente é pública.',
  'deal.found': 'Criar um novo desafio',
  'deal.table': 'Ir para a minha mesa',
  'deal.players': { one: 'Para {n} jogador', other: 'Para {n} jogadores' },
  'deal.until': 'Novas mesas podem ser abertas até {day}.',
  'deal.open': {
    one: '{n} mesa ainda está jogando. As partidas poderão ser vistas quando o desafio for encerrado.',
    other:
      '{n} mesas ainda estão jogando. As partidas poderão ser vistas quando o desafio for encerrado.',
  },
  'deal.results': 'Resultados',
  'deal.none': 'Nenhuma mesa terminou ainda.',
  'deal.link': 'Copiar o link deste desafio',
} as const;
