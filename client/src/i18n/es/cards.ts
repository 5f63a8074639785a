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
  'private.line': 'La suma de tus dados de color {colour}',

  'public.light-shades.name': 'Opacidades leves',
  'public.light-shades.line': 'Parejas de un 1 y un 2, en cualquier lugar',
  'public.medium-shades.name': 'Opacidades medias',
  'public.medium-shades.line': 'Parejas de un 3 y un 4, en cualquier lugar',
  'public.deep-shades.name': 'Opacidades intensas',
  'public.deep-shades.line': 'Parejas de un 5 y un 6, en cualquier lugar',
  'public.shade-variety.name': 'Variedad de opacidades',
  'public.shade-variety.line': 'Sets de los seis valores, en cualquier lugar',
  'public.row-shade-variety.name': 'Fila de opacidad variada',
  'public.row-shade-variety.line': 'Filas completas sin valores repetidos',
  'public.column-shade-variety.name': 'Columna de opacidad variada',
  'public.column-shade-variety.line': 'Columnas completas sin valores repetidos',
  'public.row-color-variety.name': 'Fila de varios colores',
  'public.row-color-variety.line': 'Filas completas sin colores repetidos',
  'public.column-color-variety.name': 'Columna de varios colores',
  'public.column-color-variety.line': 'Columnas completas sin colores repetidos',
  'public.color-variety.name': 'Variedad de colores',
  'public.color-variety.line': 'Sets de los cinco colores, en cualquier lugar',
  'public.color-diagonals.name': 'Diagonales de color',
  'public.color-diagonals.line': 'Dados que tocan en diagonal a otro de su color',

  'tool.1.name': 'Alicates de desbaste', // nuestro
  'tool.1.line': 'Sube o baja 1 el valor del dado elegido',
  'tool.1.more':
    'Elige un dado y cambia su valor en exactamente uno, hacia arriba o hacia abajo. Un 6 nunca pasa a 1, ni un 1 a 6. Solo se ofrecen valores que después puedes colocar.',
  'tool.2.name': 'Pincel de eglomisé', // nuestro
  'tool.2.line': 'Mueve un dado ignorando el color pedido',
  'tool.2.more':
    'Mueve un dado de tu ventana. El color impreso en el nuevo espacio no importa. Todo lo demás sí: debe tocar a otro dado, ser distinto de sus vecinos y respetar el valor impreso, si lo hay.',
  'tool.3.name': 'Bruñidor de lámina de cobre', // nuestro
  'tool.3.line': 'Mueve un dado ignorando el valor pedido',
  'tool.3.more':
    'Mueve un dado de tu ventana. El valor impreso en el nuevo espacio no importa. Todo lo demás sí: debe tocar a otro dado, ser distinto de sus vecinos y respetar el color impreso, si lo hay.',
  'tool.4.name': 'Abridor de plomos', // nuestro
  'tool.4.line': 'Mueve exactamente dos dados',
  'tool.4.more':
    'Mueve dos dados distintos de tu ventana, uno tras otro. Cada movimiento debe cumplir todas las reglas al hacerse, así que el orden puede importar.',
  'tool.5.name': 'Fresadora',
  'tool.5.line': 'Cambia el dado elegido por uno del marcador de ronda',
  'tool.5.more':
    'Elige un dado y cámbialo por cualquier dado del marcador de ronda. Ambos conservan su valor. El tuyo se queda en el marcador; coloca el que recibes.',
  'tool.6.name': 'Pincel para ácidos',
  'tool.6.line': 'Vuelve a lanzar el dado elegido',
  'tool.6.more':
    'Elige un dado y lánzalo de nuevo. Si puede colocarse, debes colocarlo. Si no, vuelve al Draft Pool con su nuevo valor y ya no puedes tomar otro en este turno.',
  'tool.7.name': 'Martillo de vidriero',
  'tool.7.line': 'Vuelve a lanzar todos los dados del Draft Pool',
  'tool.7.more':
    'Lanza de nuevo todos los dados del Draft Pool. Solo en tu segundo turno de la ronda y antes de elegir un dado.',
  'tool.8.name': 'Alicates de separar', // nuestro
  'tool.8.line': 'Toma ya un segundo dado, salta tu segundo turno',
  'tool.8.more':
    'Después del dado de tu primer turno, toma otro de inmediato. Tu segundo turno de esta ronda se salta.',
  'tool.9.name': 'Regla con base de corcho', // nuestro
  'tool.9.line': 'Coloca el dado elegido donde no toque a otro',
  'tool.9.more':
    'Elige un dado y colócalo en un espacio sin dados alrededor, ni siquiera en diagonal. El color y el valor impresos siguen contando.',
  'tool.10.name': 'Piedra pulidora',
  'tool.10.line': 'Gira el dado elegido a su cara opuesta',
  'tool.10.more':
    'Elige un dado y dale la vuelta: 1 y 6, 2 y 5, 3 y 4 se intercambian. Después colócalo.',
  'tool.11.name': 'Eliminador de ácidos', // nuestro
  'tool.11.line': 'Devuelve el dado a la bolsa, saca otro, elige su valor',
  'tool.11.more':
    'Elige un dado y devuélvelo a la bolsa. Saca uno, elige su valor y colócalo o déjalo en el Draft Pool. Si lo dejas allí, ya no puedes tomar otro en este turno.',
  'tool.12.name': 'Cortavidrios de rueda', // nuestro
  'tool.12.line': 'Mueve 1 o 2 dados de un color que esté en el marcador de ronda',
  'tool.12.more':
    'Mueve un dado de tu ventana, o dos del mismo color. Ese color debe verse en algún dado del marcador de ronda. Cada movimiento cumple todas las reglas.',
};
