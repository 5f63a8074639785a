/** As edições do jogo e as opções em que diferem. */
export const editions = {
  'edition.title': 'Edição',
  'edition.en': 'Inglesa',
  'edition.it': 'Italiana',
  'edition.nl': 'Holandesa',
  'edition.es': 'Espanhola',
  'edition.pt-BR': 'Brasileira',
  'edition.table': 'Regras desta mesa',
  'edition.read': 'Ler estas regras',
  'edition.departs': 'diferente desta edição',
  'edition.changed': 'Estas são as regras de uma mesa que difere da sua edição:',

  'option.bag': 'Bolsa de Dados',
  'option.bag.all': 'Todos os 90 dados',
  'option.bag.smaller': 'Reduzida: todos os dados saem',
  'option.bag.proposed': 'Bolsa reduzida proposta com 2 ou 3 jogadores',
  'option.bag.suggested': 'Esta edição a propõe com 2 ou 3 jogadores: menos sorte no sorteio.',
  'option.bag.quick': 'Bolsa reduzida com 2 ou 3 jogadores',
  'option.soloPrivate': 'Objetivos Pessoais no jogo individual',
  'option.soloPrivate.one': 'Um',
  'option.soloPrivate.two': 'Dois, conta o melhor',
  'option.soloPayment': 'Pagamento de ferramentas no jogo individual',
  'option.soloPayment.colour': 'A cor da ferramenta',
  'option.soloPayment.firstPrinting':
    'Primeira tiragem: seu número (ferramentas 1–6) ou cor (7–12)',
  'option.start.named': 'Indicado pelo anfitrião',
};
