/** Questions before something is done, and what to do when something failed. */
export const prompts = {
  'copy.byHand': 'Este navegador no deja copiar. Copia la dirección desde aquí:',
  'ask.resign': '¿Quieres retirarte? Un bot seguirá jugando por ti.',
  'ask.resign.alone': '¿Quieres retirarte? La partida termina aquí.',
  'ask.resign.daily':
    'Es tu único intento con la ventana del día. Si te retiras, queda sin resultado.',
  'ask.abort':
    '¿Quieres terminar sin resultado? La partida acaba en cuanto todos en la mesa estén de acuerdo.',
  'app.missing': 'No se ha podido cargar esta parte de la página.',
  'app.again': 'Volver a cargar la página',
  'pattern.row': 'Fila {row}: {spaces}.',
  'pattern.free': 'en blanco',
};
