/** Ajuda à mesa: dicas e espaços perdidos. */
export const hints = {
  'act.hint': 'Dica',
  'hint.title': 'Jogadas sugeridas',
  'hint.thinking': 'Pensando…',
  'hint.draft': 'compre o dado {die}',
  'hint.place': 'posicione-o em {space}',
  'hint.pay': 'pague com o dado {die}',
  'hint.value': 'mude o valor para {value}',
  'hint.swap': 'troque-o pelo dado {die} da rodada {n}',
  'hint.lift': 'mova o dado de {space}',
  'hint.remove': 'remova o dado de {space}',
  'hint.points': {
    one: 'Cerca de {n} ponto no fim da partida',
    other: 'Cerca de {n} pontos no fim da partida',
  },
  'hint.above': {
    one: 'Cerca de {n} ponto acima da Pontuação Alvo',
    other: 'Cerca de {n} pontos acima da Pontuação Alvo',
  },
  'hint.below': {
    one: 'Cerca de {n} ponto abaixo da Pontuação Alvo',
    other: 'Cerca de {n} pontos abaixo da Pontuação Alvo',
  },
  'hint.spread': 'margem de ±{n}',
  'hint.chance': '{percent} de chance de vencer',
  'help.lost': 'Sem uma ferramenta, nenhum dado cabe mais em {space}.',
  'help.spoils':
    'Se você posicionar o dado {die} em {space}, nenhum dado vai caber mais em {lost}. Toque em {space} de novo para posicioná-lo mesmo assim.',
  'help.spoiled': 'Sem uma ferramenta, nenhum dado cabe mais em {lost}. Você ainda pode desfazer.',
  'pane.spoils': '{pane}. Disponível, mas aí nenhum dado vai caber mais em {lost}.',
  'pane.lost': '{pane}. Nenhum dado cabe mais aqui.',
  'pane.hinted': '{pane}. Sugerido.',
  'settings.warn': 'Marcar espaços perdidos e avisar antes que eu perca um (em mesas com dicas)',
  'settings.marks':
    'Mostrar nas janelas as letras das fileiras (A–D) e os números das colunas (1–5)',
};
