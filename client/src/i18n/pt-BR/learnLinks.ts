/** Links para as páginas de aprender: a parte dos textos que é preciso logo de início. */
export const learnLinks = {
  'nav.learn': 'Aprenda a jogar',
  'nav.rules': 'Regras',
  'home.learn': 'Aprenda em cinco minutos',
  'help.about': 'Sobre {name}',
  'why.more': 'Por quê?',
  'rules.rule': 'Regra {n}',
  'rules.tool': 'ferramenta {n}',
};
