/**
 * As cartas em nossas palavras; os nomes são os impressos na edição brasileira.
 * Os marcados com «nosso» não conhecemos impressos e foram traduzidos por nós.
 */
export const cards = {
  'colour.R': 'vermelho',
  'colour.Y': 'amarelo',
  'colour.G': 'verde',
  'colour.B': 'azul',
  'colour.P': 'roxo',
  'die.R': 'vermelho {value}',
  'die.Y': 'amarelo {value}',
  'die.G': 'verde {value}',
  'die.B': 'azul {value}',
  'die.P': 'roxo {value}',

  'private.R': 'Tons de Vermelho', // nosso
  'private.Y': 'Tons de Amarelo', // nosso
  'private.G': 'Tons de Verde', // nosso
  'private.B': 'Tons de Azul', // nosso
  'private.P': 'Tons de Roxo',
  'private.line': 'Some o valor de cada dado {colour} da sua janela',

  'public.light-shades.name': 'Tons Claros',
  'public.light-shades.line': 'Pares de 1 e 2, em qualquer lugar',
  'public.medium-shades.name': 'Tons Médios', // nosso
  'public.medium-shades.line': 'Pares de 3 e 4, em qualquer lugar',
  'public.deep-shades.name': 'Tons Escuros', // nosso
  'public.deep-shades.line': 'Pares de 5 e 6, em qualquer lugar',
  'public.shade-variety.name': 'Variabilidade de Tom', // nosso
  'public.shade-variety.line': 'Conjuntos com os seis valores, em qualquer lugar',
  'public.row-shade-variety.name': 'Fileiras com Tons Variados', // nosso
  'public.row-shade-variety.line': 'Fileiras completas sem valores repetidos',
  'public.column-shade-variety.name': 'Colunas com Tons Variados', // nosso
  'public.column-shade-variety.line': 'Colunas completas sem valores repetidos',
  'public.row-color-variety.name': 'Fileiras com Cores Variadas', // nosso
  'public.row-color-variety.line': 'Fileiras completas sem cores repetidas',
  'public.column-color-variety.name': 'Colunas com Cores Variadas',
  'public.column-color-variety.line': 'Colunas completas sem cores repetidas',
  'public.color-variety.name': 'Variabilidade de Cor',
  'public.color-variety.line': 'Conjuntos com as cinco cores, em qualquer lugar',
  'public.color-diagonals.name': 'Diagonais de Cor', // nosso
  'public.color-diagonals.line': 'Dados com um vizinho da mesma cor na diagonal',

  'tool.1.name': 'Alicate de Desbaste', // nosso
  'tool.1.line': 'Aumente ou diminua em 1 o valor do dado comprado',
  'tool.1.more':
    'Escolha um dado e aumente ou diminua seu valor em exatamente 1. Um 6 não pode virar 1, nem um 1 pode virar 6. Só aparecem valores que cabem em algum lugar da sua janela.',
  'tool.2.name': 'Pincel de Eglomisé', // nosso
  'tool.2.line': 'Mova um dado, ignorando a cor que o novo espaço pede',
  'tool.2.more':
    'Mova um dado da sua janela, ignorando a cor que o novo espaço pede. Todas as outras regras de posicionamento continuam valendo. Se o espaço pedir um valor em vez de uma cor, o dado deve ter esse valor.',
  'tool.3.name': 'Brunidor de Folha de Cobre', // nosso
  'tool.3.line': 'Mova um dado, ignorando o valor que o novo espaço pede',
  'tool.3.more':
    'Mova um dado da sua janela, ignorando o valor que o novo espaço pede. Todas as outras regras de posicionamento continuam valendo. Se o espaço pedir uma cor em vez de um valor, o dado deve ser dessa cor.',
  'tool.4.name': 'Abridor de Chumbo', // nosso
  'tool.4.line': 'Mova exatamente dois dados',
  'tool.4.more':
    'Mova dois dados diferentes da sua janela, um de cada vez. Cada movimento deve seguir todas as regras de posicionamento na hora em que é feito, então a ordem pode fazer diferença.',
  'tool.5.name': 'Cortador de Lentes', // nosso
  'tool.5.line': 'Troque o dado comprado por um da Trilha de Rodadas',
  'tool.5.more':
    'Escolha um dado e troque-o por qualquer dado da Trilha de Rodadas. Os dois mantêm seus valores. Depois, posicione o dado que veio da trilha. O que você escolheu fica no lugar dele.',
  'tool.6.name': 'Pincel de Fluxo', // nosso
  'tool.6.line': 'Role de novo o dado comprado',
  'tool.6.more':
    'Escolha um dado e role-o de novo. Se ele couber em algum lugar da sua janela, você deve posicioná-lo. Se não couber, ele volta para o Acervo de Compra com o novo valor, e você não pode comprar outro neste turno.',
  'tool.7.name': 'Martelo de Vidraceiro', // nosso
  'tool.7.line': 'Role de novo todos os dados do Acervo de Compra',
  'tool.7.more':
    'Role de novo todos os dados do Acervo de Compra. Você só pode fazer isso no seu segundo turno da rodada, antes de comprar um dado.',
  'tool.8.name': 'Alicate de Quebra', // nosso
  'tool.8.line': 'Compre um segundo dado agora; pule seu segundo turno',
  'tool.8.more':
    'No seu primeiro turno da rodada, depois de comprar e posicionar um dado, compre outro na mesma hora. Você pula seu segundo turno nesta rodada.',
  'tool.9.name': 'Régua com Base de Cortiça', // nosso
  'tool.9.line': 'Posicione o dado comprado onde ele não toque nenhum outro',
  'tool.9.more':
    'Escolha um dado e posicione-o em um espaço sem nenhum dado em volta, nem na diagonal. A cor ou o valor que o espaço pede continua valendo.',
  'tool.10.name': 'Pedra de Esmeril', // nosso
  'tool.10.line': 'Vire o dado comprado para a face oposta',
  'tool.10.more':
    'Escolha um dado e vire-o para a face oposta: 1 vira 6, 2 vira 5, 3 vira 4 e vice-versa. Depois, posicione-o.',
  'tool.11.name': 'Removedor de Fluxo', // nosso
  'tool.11.line': 'Devolva o dado comprado à bolsa, tire um e escolha o valor dele',
  'tool.11.more':
    'Escolha um dado e devolva-o à bolsa. Tire um dado da bolsa e escolha o valor dele. Depois, posicione-o ou deixe-o no Acervo de Compra com esse valor. Se você o deixar lá, não poderá comprar outro neste turno.',
  'tool.12.name': 'Cortador de Roda', // nosso
  'tool.12.line': 'Mova um ou dois dados da sua janela, de uma cor que esteja na Trilha de Rodadas',
  'tool.12.more':
    'Mova um ou dois dados da mesma cor na sua janela. É preciso haver um dado dessa cor na Trilha de Rodadas. Cada movimento deve seguir todas as regras de posicionamento.',
};
