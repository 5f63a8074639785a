/** A Janela do Dia e os desafios compartilhados. */
export const daily = {
  'daily.title': 'Janela do Dia',
  'daily.hint': 'O mesmo desafio para todo mundo, uma tentativa que vale',
  'daily.lead':
    'Todo dia há uma partida individual, com as mesmas cartas e os mesmos dados para todo mundo neste servidor. Só uma tentativa vale.',
  'daily.left': 'Tempo restante: {time}',
  'daily.closing':
    'Não dá mais para começar esta Janela do Dia. Se você já está jogando, tem até a 1h da manhã (UTC) para terminar.',
  'daily.closed':
    'Esta Janela do Dia está encerrada. Você ainda pode jogá-la para treinar, quantas vezes quiser.',
  'daily.play': 'Começar sua única tentativa',
  'daily.goOn': 'Continuar sua tentativa',
  'daily.seeEnd': 'Ver como terminou',
  'daily.practice': 'Jogar para treinar',
  'daily.again': 'Jogar para treinar',
  'daily.guest':
    'Sem conta, você joga com outros dados, e a partida não vale. Assim, ninguém vê os dados de verdade antes da hora. Crie uma conta, e suas tentativas valem a partir de amanhã.',
  'daily.newAccount':
    'Sua conta é de hoje, então você joga com outros dados, e a partida não vale. Suas tentativas valem a partir da meia-noite UTC.',
  'daily.yours': 'Sua tentativa',
  'daily.unfinished': 'Sem resultado',
  'daily.standing': 'Classificação',
  'daily.none': 'Ninguém terminou ainda.',
  'daily.playing': {
    one: '{n} pessoa ainda está jogando.',
    other: '{n} pessoas ainda estão jogando.',
  },
  'daily.place': 'Posição',
  'daily.player': 'Nome',
  'daily.score': 'Pontos',
  'daily.target': 'Alvo',
  'daily.above': 'Acima do alvo',
  'daily.look': 'Ver a partida de {name}',
  'daily.gone': 'Conta excluída',
  'daily.calendar': 'Calendário',
  'daily.monthBefore': 'Mês anterior',
  'daily.monthAfter': 'Próximo mês',
  'daily.tries': { one: '{n} tentativa', other: '{n} tentativas' },
  'daily.played': 'sua tentativa',
  'daily.today': 'hoje',
  'daily.how': 'Como funciona',
  'daily.how.time':
    'Comece a qualquer hora, de meia-noite a meia-noite (UTC). Você tem até a 1h da manhã (UTC) do dia seguinte para terminar.',
  'daily.how.once':
    'Cada conta tem uma tentativa. Se você desistir ou o tempo acabar, ela termina sem resultado.',
  'daily.how.order':
    'A classificação segue os pontos acima da Pontuação Alvo e, depois, o total de pontos. Quem empata fica na mesma posição.',
  'daily.how.seed':
    'Todas as rolagens vêm de uma semente secreta, e o hash dela é público desde o início. Quando o dia se encerra, a semente é revelada. A partir daí, qualquer pessoa pode rever todas as partidas e conferir cada rolagem.',
  'daily.hash': 'Hash da semente (SHA-256)',
  'end.sealed':
    'A semente fica em segredo enquanto este desafio ainda puder ser jogado. Ela será revelada quando o desafio for encerrado.',
  'deal.title': 'Desafio compartilhado',
  'deal.lead':
    'As mesmas cartas, os mesmos dados, mesas diferentes. Jogue o desafio, compartilhe o código e compare os resultados.',
  'deal.code': 'Código do desafio',
  'deal.show': 'Ver desafio',
  'deal.unknown': 'Não existe desafio com esse código. Confira e tente de novo.',
  'deal.over': 'Este desafio está encerrado, e a semente agora é pública.',
  'deal.found': 'Criar novo desafio',
  'deal.later':
    'O código aparece quando sua partida termina. Depois, seus amigos podem jogar o mesmo desafio.',
  'deal.players': { one: 'Para {n} jogador', other: 'Para {n} jogadores' },
  'deal.until': 'Você pode abrir novas mesas até {day}.',
  'deal.open': {
    one: '{n} mesa ainda está jogando. Você poderá ver os replays quando o desafio for encerrado.',
    other:
      '{n} mesas ainda estão jogando. Você poderá ver os replays quando o desafio for encerrado.',
  },
  'deal.results': 'Resultados',
  'deal.none': 'Nenhuma mesa terminou ainda.',
  'deal.link': 'Copiar link do desafio',
} as const;
