export const study = {
  'study.lead': 'Che cosa vuoi studiare?',
  'study.review.hint': 'Fortuna, errori e che cosa era meglio',
};
