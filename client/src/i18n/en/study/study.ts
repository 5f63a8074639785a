/** The page that leads to everything there is to study. */
export const study = {
  'study.lead': 'What would you like to study?',
  'study.review.hint': 'What was luck, what was you, and what was better',
} as const;
