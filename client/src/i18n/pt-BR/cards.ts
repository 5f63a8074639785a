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
  'private.line': 'A soma dos seus dados em {colour}',

  'public.light-shades.name': 'Tons Claros',
  'public.light-shades.line': 'Pares de um 1 e um 2, em qualquer lugar',
  'public.medium-shades.name': 'Tons Médios', // nosso
  'public.medium-shades.line': 'Pares de um 3 e um 4, em qualquer lugar',
  'public.deep-shades.name': 'Tons Escuros', // nosso
  'public.deep-shades.line': 'Pares de um 5 e um 6, em qualquer lugar',
  'public.shade-variety.name': 'Variabilidade de Tom', // nosso
  'public.shade-variety.line': 'Conjuntos dos seis valores, em qualquer lugar',
  'public.row-shade-variety.name': 'Fileiras com Tons Variados', // nosso
  'public.row-shade-variety.line': 'Fileiras completas sem valor repetido',
  'public.column-shade-variety.name': 'Colunas com Tons Variados', // nosso
  'public.column-shade-variety.line': 'Colunas completas sem valor repetido',
  'public.row-color-variety.name': 'Fileiras com Cores Variadas', // nosso
  'public.row-color-variety.line': 'Fileiras completas sem cor repetida',
  'public.column-color-variety.name': 'Colunas com Cores Variadas',
  'public.column-color-variety.line': 'Colunas completas sem cor repetida',
  'public.color-variety.name': 'Variabilidade de Cor',
  'public.color-variety.line': 'Conjuntos das cinco cores, em qualquer lugar',
  'public.color-diagonals.name': 'Diagonais de Cor', // nosso
  'public.color-diagonals.line': 'Dados que tocam na diagonal um de sua cor',

  'tool.1.name': 'Alicate de Desbaste', // nosso
  'tool.1.line': 'Aumente ou diminua em 1 o dado comprado',
  'tool.1.more':
    'Escolha um dado e mude seu valor em exatamente um, para cima ou para baixo. Um 6 nunca vira 1, nem um 1 vira 6. Só são oferecidos valores que você pode posicionar depois.',
  'tool.2.name': 'Pincel de Eglomisé', // nosso
  'tool.2.line': 'Mova um dado ignorando a cor pedida',
  'tool.2.more':
    'Mova um dado da sua janela. A cor impressa no novo espaço não importa. O resto, sim: ele deve tocar um dado, ser diferente dos vizinhos e respeitar o valor impresso, se houver.',
  'tool.3.name': 'Brunidor de Folha de Cobre', // nosso
  'tool.3.line': 'Mova um dado ignorando o valor pedido',
  'tool.3.more':
    'Mova um dado da sua janela. O valor impresso no novo espaço não importa. O resto, sim: ele deve tocar um dado, ser diferente dos vizinhos e respeitar a cor impressa, se houver.',
  'tool.4.name': 'Abridor de Chumbo', // nosso
  'tool.4.line': 'Mova exatamente dois dados',
  'tool.4.more':
    'Mova dois dados diferentes da sua janela, um depois do outro. Cada movimento deve obedecer a todas as regras quando é feito: a ordem pode contar.',
  'tool.5.name': 'Cortador de Lentes', // nosso
  'tool.5.line': 'Troque o dado comprado por um da Trilha de Rodadas',
  'tool.5.more':
    'Escolha um dado e troque-o por qualquer dado da Trilha de Rodadas. Os dois mantêm seus valores. O seu fica na trilha; posicione o que recebeu.',
  'tool.6.name': 'Pincel de Fluxo', // nosso
  'tool.6.line': 'Role de novo o dado comprado',
  'tool.6.more':
    'Escolha um dado e role-o de novo. Se couber, você deve posicioná-lo. Se não, ele volta ao Acervo de Compra com o novo valor, e você não compra outro neste turno.',
  'tool.7.name': 'Martelo de Vidraceiro', // nosso
  'tool.7.line': 'Role de novo todos os dados do Acervo de Compra',
  'tool.7.more':
    'Role de novo todos os dados do Acervo de Compra. Só no seu segundo turno da rodada e antes de escolher um dado.',
  'tool.8.name': 'Alicate de Quebra', // nosso
  'tool.8.line': 'Compre já um segundo dado, pule seu segundo turno',
  'tool.8.more':
    'Depois da compra do seu primeiro turno, compre outro dado na hora. Seu segundo turno desta rodada é pulado.',
  'tool.9.name': 'Régua com Base de Cortiça', // nosso
  'tool.9.line': 'Posicione o dado comprado onde não toque outro',
  'tool.9.more':
    'Escolha um dado e posicione-o em um espaço sem dados em volta, nem na diagonal. A cor e o valor impressos continuam valendo.',
  'tool.10.name': 'Pedra de Esmeril', // nosso
  'tool.10.line': 'Vire o dado comprado para a face oposta',
  'tool.10.more':
    'Escolha um dado e vire-o: 1 e 6, 2 e 5, 3 e 4 trocam de lugar. Depois posicione-o.',
  'tool.11.name': 'Removedor de Fluxo', // nosso
  'tool.11.line': 'Devolva o dado à bolsa, tire outro, escolha seu valor',
  'tool.11.more':
    'Escolha um dado e devolva-o à bolsa. Tire outro, escolha seu valor e posicione-o ou coloque-o no Acervo de Compra. Nesse caso, você não compra outro neste turno.',
  'tool.12.name': 'Cortador de Roda', // nosso
  'tool.12.line': 'Mova 1 ou 2 dados de uma cor presente na Trilha de Rodadas',
  'tool.12.more':
    'Mova um dado da sua janela, ou dois da mesma cor. Essa cor deve aparecer em algum dado da Trilha de Rodadas. Cada movimento obedece a todas as regras.',
};
