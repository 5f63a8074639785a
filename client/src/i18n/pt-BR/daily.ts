/** A Janela do Dia e os desafios compartilhados. */
export const daily = {
  'daily.title': 'Janela do Dia',
  'daily.hint': 'Os mesmos dados para todo mundo, uma só tentativa',
  'daily.lead':
    'Todo dia há duas janelas para o jogo individual, cada uma com as mesmas cartas e os mesmos dados para todo mundo neste servidor. Você tem uma tentativa em cada uma.',
  'daily.left': 'Tempo restante: {time}',
  'daily.closing':
    'Não dá mais para começar esta Janela do Dia. Se você já está jogando, tem até a 1h da manhã (UTC) para terminar.',
  'daily.closed':
    'Esta Janela do Dia está encerrada. Você ainda pode jogá-la para treinar, quantas vezes quiser.',
  'daily.play': 'Começar sua única tentativa',
  'daily.goOn': 'Continuar sua tentativa',
  'daily.seeEnd': 'Ver como terminou',
  'daily.again': 'Jogar para treinar',
  'daily.guest':
    'A janela ranqueada é para contas criadas antes de hoje. Assim, ninguém vê os dados antes da hora. Crie uma conta agora e jogue a partir de amanhã. Você mantém suas partidas, sua sequência e suas conquistas.',
  'daily.newAccount':
    'Você criou sua conta hoje. Poderá jogar a janela ranqueada a partir da meia-noite UTC.',
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
    'Você tem uma tentativa em cada janela. Se desistir ou o tempo acabar, ela termina sem resultado.',
  'daily.how.order':
    'A classificação segue os pontos acima da Pontuação Alvo e, depois, o total de pontos. Quem empata fica na mesma posição.',
  'daily.how.seed':
    'Todas as rolagens vêm de uma semente secreta, e o hash dela é público desde o início. Quando o dia se encerra, a semente é revelada. A partir daí, qualquer pessoa pode rever todas as partidas e conferir cada rolagem.',
  'daily.open.title': 'Janela para todo mundo',
  'daily.open.lead': 'Para todo mundo, mesmo sem conta. Você tem uma única tentativa.',
  'daily.open.play': 'Jogar a janela de hoje',
  'daily.open.second':
    'Qualquer pessoa pode jogar de novo em outro navegador. Por isso, aqui não há nomes nem classificação.',
  'daily.ranked.title': 'Janela ranqueada',
  'daily.ranked.lead':
    'Outros dados, para quem tem conta. Uma única tentativa, que vale para a classificação.',
  'daily.better': 'Melhor que {n}% dos resultados',
  'daily.firstDone': 'O seu é o primeiro resultado!',
  'daily.window': 'Sua janela: {n} de 20 espaços preenchidos',
  'daily.field': 'Todos os resultados',
  'daily.field.points': 'Pontos acima da Pontuação Alvo',
  'daily.field.range': 'de {low} a {high}',
  'daily.field.players': 'Participantes',
  'daily.field.you': 'Você',
  'daily.bots': 'Os bots com os mesmos dados',
  'daily.bots.later': 'Os bots ainda estão jogando. Volte mais tarde.',
  'daily.streak': { one: 'Sequência de {n} dia', other: 'Sequência de {n} dias' },
  'daily.streak.best': 'Recorde: {n}',
  'daily.streak.keep': 'Jogue hoje para mantê-la.',
  'daily.streak.none': 'Termine uma Janela do Dia para começar uma sequência.',
  'daily.how.streak':
    'Um dia conta para a sua sequência se você terminar pelo menos uma das duas janelas até a 1h da manhã (UTC) do dia seguinte. A pontuação não importa. Se você pular um dia, a sequência recomeça. Os dias em que o servidor esteve fora do ar não interrompem a sequência.',
  'daily.share': 'Compartilhar',
  'daily.against': 'Alvo: {target} ({margin})',
  'daily.share.points': '{score} pontos ({margin})',
  'picture.save': 'Salvar imagem',
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
