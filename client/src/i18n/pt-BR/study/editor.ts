export const editor = {
  'editor.title': 'Desenhe uma janela',
  'editor.hint': 'Desenhe a sua, veja se é difícil e jogue com ela',
  'editor.lead': 'Escolha o que um espaço pede e toque nos espaços.',
  'editor.needs': 'O que um espaço pede',
  'editor.blank': 'Sem restrição',
  'editor.value': 'Valor {value}',
  'editor.keys':
    'Teclas: {colors} para uma cor, 1 a 6 para um valor, 0 para nenhuma restrição. As setas movem a seleção.',
  'editor.clear': 'Limpar tudo',
  'editor.from': 'Começar de uma janela impressa',
  'editor.warnings': 'Espaços que não dá para preencher juntos',
  'editor.conflict.color':
    '{spaces} pedem a mesma cor: {color}. Só dá para preencher um deles, a menos que {tool} ajude.',
  'editor.conflict.value':
    '{spaces} pedem o mesmo valor: {value}. Só dá para preencher um deles, a menos que {tool} ajude.',
  'editor.tokens': 'Marcadores de Benefício',
  'editor.tokens.hint':
    'Janelas mais difíceis dão mais marcadores. A medição ajusta isso para você.',
  'editor.measure': 'Medir a dificuldade',
  'editor.measure.hint':
    'Dois bots jogam com esta janela um contra o outro, e o resultado é comparado com as 24 janelas impressas.',
  'editor.queue': { one: 'Antes vem {n} outra janela.', other: 'Antes vêm {n} outras janelas.' },
  'editor.measuring': 'Medindo… {percent}',
  'editor.result':
    'Dificuldade {n}. Os bots fazem {points} pontos e deixam {empty} espaços vazios.',
  'editor.interval':
    'Médias com seus intervalos de 95%, de {n} partidas com 4 Marcadores de Benefício cada.',
  'editor.failed': 'Não foi possível medir a janela. Tente de novo.',
  'editor.name': 'Nome',
  'editor.name.hint': 'As janelas ficam salvas só neste dispositivo.',
  'editor.save': 'Salvar',
  'editor.saved': 'Janelas salvas',
  'editor.open': 'Abrir {name}',
  'editor.delete': 'Excluir {name}',
  'editor.untitled': 'Minha janela',
  'editor.share': 'Copiar link',
  'editor.play': 'Jogar com ela',
  'editor.play.hint':
    'A mesa inteira joga com esta janela. A partida não conta para estatísticas nem conquistas.',
  'editor.start': 'Começar',
} as const;
