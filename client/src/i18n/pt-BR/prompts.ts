/** Perguntas antes de fazer algo, e o que fazer quando algo falhou. */
export const prompts = {
  'copy.byHand': 'Seu navegador bloqueou a cópia. Copie este link manualmente:',
  'ask.resign': 'Desistir? Um bot vai jogar no seu lugar.',
  'ask.resign.alone': 'Desistir? Um bot vai terminar a partida.',
  'ask.resign.daily':
    'Desistir? Esta é sua única tentativa nesta Janela do Dia, e ela vai terminar sem resultado.',
  'ask.abort':
    'Propor o fim da partida sem resultado? Ela termina assim que a mesa inteira concordar.',
  'app.missing': 'Parte desta página não carregou.',
  'app.again': 'Recarregar página',
  'app.unknown': 'Não há nenhuma página neste endereço.',
  'app.unknown.hint': 'Confira o link ou volte à página inicial.',
  'pattern.row': 'Fileira {row}: {spaces}.',
  'pattern.free': 'sem restrição',
};
