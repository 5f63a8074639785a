export const editor = {
  'editor.title': 'Dibuja una ventana',
  'editor.hint': 'Dibuja la tuya, mira lo difícil que es y juégala',
  'editor.lead': 'Elige qué pide una casilla y toca las casillas.',
  'editor.needs': 'Qué pide una casilla',
  'editor.blank': 'En blanco',
  'editor.value': 'Opacidad {value}',
  'editor.keys':
    'Teclas: {colors} para un color, de 1 a 6 para una opacidad, 0 para dejarla en blanco. Las flechas mueven la selección.',
  'editor.clear': 'Borrar todo',
  'editor.from': 'Partir de una ventana impresa',
  'editor.warnings': 'Casillas que no se pueden llenar a la vez',
  'editor.conflict.color':
    '{spaces} piden el mismo color: {color}. Solo se puede llenar una, salvo que ayude {tool}.',
  'editor.conflict.value':
    '{spaces} piden la misma opacidad: {value}. Solo se puede llenar una, salvo que ayude {tool}.',
  'editor.tokens': 'Fichas de favor',
  'editor.tokens.hint': 'Las ventanas más difíciles dan más fichas. Al medir, se ajustan solas.',
  'editor.measure': 'Medir la dificultad',
  'editor.measure.hint':
    'Dos bots juegan esta ventana entre sí y el resultado se compara con las 24 ventanas impresas.',
  'editor.queue': { one: 'Antes va {n} ventana más.', other: 'Antes van {n} ventanas más.' },
  'editor.measuring': 'Midiendo… {percent}',
  'editor.result':
    'Dificultad {n}. Los bots logran {points} puntos y dejan vacías {empty} casillas.',
  'editor.interval':
    'Medias con sus intervalos del 95 %, de {n} partidas con 4 fichas de favor por jugador.',
  'editor.failed': 'No se pudo medir la ventana. Inténtalo de nuevo.',
  'editor.name': 'Nombre',
  'editor.name.hint': 'Las ventanas se guardan solo en este dispositivo.',
  'editor.save': 'Guardar',
  'editor.saved': 'Ventanas guardadas',
  'editor.open': 'Abrir {name}',
  'editor.delete': 'Eliminar {name}',
  'editor.untitled': 'Mi ventana',
  'editor.share': 'Copiar enlace',
  'editor.play': 'Jugar con ella',
  'editor.play.hint':
    'Toda la mesa juega con esta ventana. La partida no cuenta para las estadísticas ni los logros.',
  'editor.start': 'Empezar',
} as const;
