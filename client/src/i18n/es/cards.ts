/**
 * Las cartas con nuestras palabras; los nombres son los impresos en las cartas en español.
 * Los marcados con «nuestro» no los conocemos impresos y están traducidos por nosotros.
 */
export const cards = {
  'colour.R': 'rojo',
  'colour.Y': 'amarillo',
  'colour.G': 'verde',
  'colour.B': 'azul',
  'colour.P': 'morado',
  'die.R': '{value} rojo',
  'die.Y': '{value} amarillo',
  'die.G': '{value} verde',
  'die.B': '{value} azul',
  'die.P': '{value} morado',

  'private.R': 'Tonos de rojo',
  'private.Y': 'Tonos de amarillo',
  'private.G': 'Tonos de verde',
  'private.B': 'Tonos de azul',
  'private.P': 'Tonos de morado',
  'private.line': 'Valor total de tus dados de color {colour}',

  'public.light-shades.name': 'Opacidades leves',
  'public.light-shades.line': 'Parejas de un 1 y un 2, en cualquier lugar',
  'public.medium-shades.name': 'Opacidades medias',
  'public.medium-shades.line': 'Parejas de un 3 y un 4, en cualquier lugar',
  'public.deep-shades.name': 'Opacidades intensas',
  'public.deep-shades.line': 'Parejas de un 5 y un 6, en cualquier lugar',
  'public.shade-variety.name': 'Variedad de opacidades',
  'public.shade-variety.line': 'Conjuntos de los seis valores, en cualquier lugar',
  'public.row-shade-variety.name': 'Fila de opacidad variada',
  'public.row-shade-variety.line': 'Filas completas sin valores repetidos',
  'public.column-shade-variety.name': 'Columna de opacidad variada',
  'public.column-shade-variety.line': 'Columnas completas sin valores repetidos',
  'public.row-color-variety.name': 'Fila de varios colores',
  'public.row-color-variety.line': 'Filas completas sin colores repetidos',
  'public.column-color-variety.name': 'Columna de varios colores',
  'public.column-color-variety.line': 'Columnas completas sin colores repetidos',
  'public.color-variety.name': 'Variedad de colores',
  'public.color-variety.line': 'Conjuntos de los cinco colores, en cualquier lugar',
  'public.color-diagonals.name': 'Diagonales de color',
  'public.color-diagonals.line': 'Dados con un vecino en diagonal de su mismo color',

  'tool.1.name': 'Alicates de desbaste', // nuestro
  'tool.1.line': 'Sube o baja en 1 el valor del dado elegido',
  'tool.1.more':
    'Elige un dado y sube o baja su valor exactamente en 1. Un 6 no puede pasar a 1, ni un 1 a 6. Solo se te ofrecen valores que encajan en algún espacio de tu ventana.',
  'tool.2.name': 'Pincel de eglomisé', // nuestro
  'tool.2.line': 'Mueve un dado ignorando la restricción de color',
  'tool.2.more':
    'Mueve un dado de tu ventana ignorando el color que pide su nuevo espacio. Se mantienen todas las demás reglas de colocación. Si el espacio pide un valor en lugar de un color, el dado debe coincidir.',
  'tool.3.name': 'Bruñidor de lámina de cobre', // nuestro
  'tool.3.line': 'Mueve un dado ignorando la restricción de valor',
  'tool.3.more':
    'Mueve un dado de tu ventana ignorando el valor que pide su nuevo espacio. Se mantienen todas las demás reglas de colocación. Si el espacio pide un color en lugar de un valor, el dado debe coincidir.',
  'tool.4.name': 'Abridor de plomos', // nuestro
  'tool.4.line': 'Mueve exactamente dos dados',
  'tool.4.more':
    'Mueve dos dados distintos de tu ventana, uno después del otro. Cada movimiento debe cumplir todas las reglas de colocación en el momento de hacerlo, así que el orden puede importar.',
  'tool.5.name': 'Fresadora',
  'tool.5.line': 'Cambia el dado elegido por uno del marcador de ronda',
  'tool.5.more':
    'Elige un dado y cámbialo por cualquiera del marcador de ronda. Ambos conservan su valor. Después, coloca el dado que tomaste del marcador. El que elegiste se queda allí en su lugar.',
  'tool.6.name': 'Pincel para ácidos',
  'tool.6.line': 'Vuelve a lanzar el dado elegido',
  'tool.6.more':
    'Elige un dado y vuelve a lanzarlo. Si encaja en algún espacio de tu ventana, debes colocarlo. Si no, vuelve a la reserva con su nuevo valor y ya no puedes tomar otro dado en este turno.',
  'tool.7.name': 'Martillo de vidriero',
  'tool.7.line': 'Vuelve a lanzar todos los dados de la reserva',
  'tool.7.more':
    'Vuelve a lanzar todos los dados de la reserva. Solo puedes hacerlo en tu segundo turno de la ronda, antes de tomar un dado.',
  'tool.8.name': 'Alicates de separar', // nuestro
  'tool.8.line': 'Toma ya un segundo dado y sáltate tu segundo turno',
  'tool.8.more':
    'En tu primer turno de la ronda, después de tomar y colocar un dado, toma un segundo dado de inmediato. Te saltas tu segundo turno de esta ronda.',
  'tool.9.name': 'Regla con base de corcho', // nuestro
  'tool.9.line': 'Coloca el dado elegido donde no toque a ningún otro',
  'tool.9.more':
    'Elige un dado y colócalo en un espacio sin dados alrededor, ni siquiera en diagonal. Si el espacio pide un color o un valor, el dado debe coincidir igualmente.',
  'tool.10.name': 'Piedra pulidora',
  'tool.10.line': 'Voltea el dado elegido a su cara opuesta',
  'tool.10.more':
    'Elige un dado y voltéalo a su cara opuesta: el 1 pasa a 6, el 2 a 5, el 3 a 4, y viceversa. Después, colócalo.',
  'tool.11.name': 'Eliminador de ácidos', // nuestro
  'tool.11.line': 'Devuelve el dado elegido a la bolsa, saca uno y elige su valor',
  'tool.11.more':
    'Elige un dado y devuélvelo a la bolsa. Saca uno de la bolsa y elige su valor. Después, colócalo o déjalo en la reserva con ese valor. Si lo dejas allí, ya no puedes tomar otro dado en este turno.',
  'tool.12.name': 'Cortavidrios de rueda', // nuestro
  'tool.12.line':
    'Mueve en tu ventana uno o dos dados de un color que esté en el marcador de ronda',
  'tool.12.more':
    'Mueve en tu ventana uno o dos dados del mismo color. En el marcador de ronda debe haber un dado de ese color. Cada movimiento debe cumplir todas las reglas de colocación.',
};
