/** Preguntas antes de hacer algo, y qué hacer cuando algo falla. */
export const prompts = {
  'copy.byHand': 'Tu navegador no ha permitido copiar. Copia este enlace a mano:',
  'ask.resign': '¿Quieres abandonar? Un bot jugará por ti.',
  'ask.resign.alone': '¿Quieres abandonar? Un bot terminará la partida.',
  'ask.resign.daily':
    '¿Quieres abandonar? Este es tu único intento en esta Ventana del día y terminará sin resultado.',
  'ask.abort':
    '¿Proponer terminar la partida sin resultado? Terminará cuando toda la mesa esté de acuerdo.',
  'app.missing': 'No se ha cargado una parte de esta página.',
  'app.again': 'Recargar la página',
  'app.unknown': 'No hay ninguna página en esta dirección.',
  'app.unknown.hint': 'Revisa el enlace o vuelve al inicio.',
  'pattern.row': 'Fila {row}: {spaces}.',
  'pattern.free': 'en blanco',
};
