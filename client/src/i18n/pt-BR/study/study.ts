export const study = {
  'study.lead': 'O que você quer estudar?',
  'study.review.hint': 'O que foi sorte, o que foi você e o que era melhor',
};
