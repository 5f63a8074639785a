/** Enlaces a las páginas para aprender: los textos que hacen falta desde el principio. */
export const learnLinks = {
  'nav.learn': 'Aprender a jugar',
  'nav.rules': 'Reglas',
  'home.learn': 'Aprende en cinco minutos',
  'help.about': 'Sobre {name}',
  'why.more': '¿Por qué?',
  'rules.rule': 'Regla {n}',
  'rules.tool': 'herramienta {n}',
};
