/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'Este navegador não deixa copiar. Copie o endereço aqui:',
  'ask.resign': 'Desistir? Um bot continua jogando no seu lugar.',
  'ask.resign.alone': 'Desistir? A partida termina aqui.',
  'ask.resign.daily':
    'Esta é sua única tentativa na janela do dia. Se você desistir, ela fica sem resultado.',
  'ask.abort': 'Parar o jogo sem resultado? A partida termina assim que todos na mesa concordarem.',
  'app.missing': 'Não foi possível carregar esta parte da página.',
  'app.again': 'Carregar a página de novo',
  'pattern.row': 'Fileira {row}: {spaces}.',
  'pattern.free': 'sem restrição',
};
