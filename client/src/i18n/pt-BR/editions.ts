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
  'edition.departs': 'não é o padrão desta edição',
  'edition.changed': 'As regras desta mesa são diferentes das da edição:',

  'option.bag': 'Bolsa de Dados',
  'option.bag.all': 'Todos os 90 dados',
  'option.bag.smaller': 'Reduzida: todos os dados saem',
  'option.bag.proposed': 'Todos os 90 dados; com 2 ou 3 jogadores, sugere-se usar menos',
  'option.bag.suggested':
    'Esta edição sugere isso com 2 ou 3 jogadores: assim, todos os dados são sorteados.',
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
