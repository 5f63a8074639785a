/** Own games, to be played better. */
export const mistakes = {
  'mistakes.title': 'Aprenda com seus erros',
  'mistakes.hint': 'Jogue de novo os momentos que custaram caro',
  'mistakes.lead':
    'Escolha uma das suas partidas. Procuramos os momentos que mais custaram, e você joga de novo.',
  'mistakes.noGames': 'Você ainda não terminou nenhuma partida.',
  'mistakes.moment': 'Momento {n} de {of}',
  'mistakes.round': 'Rodada {n}.',
  'mistakes.pattern': 'Escolha do modelo.',
  'mistakes.cost': 'Esta escolha custou {points} pontos.',
  'mistakes.costSolo': 'Esta escolha custou {percent} de chance de vencer.',
  'mistakes.was': 'Na partida: {choice}',
  'mistakes.ask': 'Encontre algo melhor.',
  'mistakes.good': 'Muito bem: até onde dá para medir, tão boa quanto a melhor.',
  'mistakes.same': 'Foi a escolha feita na partida. Tente outra coisa.',
  'mistakes.again': 'Tentar de novo',
  'mistakes.show': 'Mostrar',
  'mistakes.next': 'Próximo',
  'mistakes.none': 'Nenhum erro claro nesta partida. Jogou bem!',
  'mistakes.done': 'É tudo. Resolvidos: {n} de {of}',
  'mistakes.restart': 'Mais uma vez',
  'mistakes.other': 'Outra partida',
};
