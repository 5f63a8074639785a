/** Las páginas para aprender, lo que hace falta al principio. */
export const learnLinks = {
  'nav.learn': 'Aprender a jugar',
  'nav.rules': 'Reglas',
  'home.learn': 'Apréndelo en cinco minutos',
  'help.about': 'Sobre {name}',
  'why.more': '¿Por qué?',
  'rules.rule': 'Regla {n}',
  'rules.tool': 'herramienta {n}',
};
