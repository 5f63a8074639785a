/** Ajuda à mesa: dicas e espaços perdidos. */
export const hints = {
  'act.hint': 'Dica',
  'hint.title': 'O que o Mestre faria?',
  'hint.thinking': 'O Mestre está pensando…',
  'hint.draft': 'Compre o {die}',
  'hint.place': 'posicione-o em {space}',
  'hint.pay': 'Pague com o {die}',
  'hint.value': 'Mude-o para {value}',
  'hint.swap': 'Troque pelo {die} da rodada {n}',
  'hint.lift': 'Mova o dado de {space}',
  'hint.remove': 'Remova o dado de {space}',
  'hint.points': { one: 'Cerca de {n} ponto no fim', other: 'Cerca de {n} pontos no fim' },
  'hint.above': {
    one: 'Cerca de {n} ponto acima da Pontuação Alvo',
    other: 'Cerca de {n} pontos acima da Pontuação Alvo',
  },
  'hint.below': {
    one: 'Cerca de {n} ponto abaixo da Pontuação Alvo',
    other: 'Cerca de {n} pontos abaixo da Pontuação Alvo',
  },
  'hint.spread': '± {n}',
  'hint.chance': '{percent} de chance de vencer',
  'help.lost': 'Em {space} não cabe mais nenhum dado, a não ser que uma ferramenta ajude.',
  'help.spoils':
    'Com o {die} em {space}, não caberá mais nenhum dado em {lost}. Toque em {space} de novo para posicioná-lo assim mesmo.',
  'pane.lost': '{pane}. Aqui não cabe mais nenhum dado.',
  'settings.warn': 'Marcar espaços perdidos e avisar antes de perder um (mesas com dicas)',
};
