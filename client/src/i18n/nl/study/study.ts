export const study = {
  'study.lead': 'Wat wil je bestuderen?',
  'study.review.hint': 'Wat was geluk, wat deed je zelf en wat was beter',
};
