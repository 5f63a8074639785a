export const study = {
  'study.lead': '¿Qué quieres estudiar?',
  'study.review.hint': 'Qué fue suerte, qué fue cosa tuya y qué era mejor',
};
