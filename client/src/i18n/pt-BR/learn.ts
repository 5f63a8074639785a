import type { LearnTexts } from '../longTexts';

/** A lição, a ajuda das cartas e as páginas das ferramentas. `{R3}` é um dado, `[5.3]` uma regra. */
export const learn: LearnTexts = {
  scenes: 'As cenas desta lição',
  stray: 'A jogada é válida, mas aqui tente outra coisa:',
  continue: 'Continuar',
  next: 'Próxima cena',
  finish: 'Concluir',
  again: 'Recomeçar',

  'edge.title': 'Seu primeiro dado',
  'edge.welcome':
    'Você é vitralista e esta é a sua janela. Os dados são o seu vidro: cada um tem uma cor e um tom de 1 (claro) a 6 (escuro). Em dez rodadas você compra dados do Acervo de Compra abaixo e os coloca na janela.',
  'edge.choose': 'Compre {B4} do Acervo de Compra: toque nele.',
  'edge.attempt':
    'Ele pode ficar nos espaços iluminados. Seu primeiríssimo dado vai na **borda**. Confira: toque em um espaço do meio.',
  'edge.place':
    'Ali não pode; a mensagem abaixo sempre diz por quê. Agora coloque {B4} em um espaço iluminado.',
  'edge.done':
    'Muito bem. Também dá para arrastar um dado. No teclado, as setas percorrem a janela e Enter posiciona o dado.',

  'touching.title': 'Todo dado toca outro',
  'touching.attempt':
    'Do segundo dado em diante, cada um deve **tocar** um dado que já está lá, lado a lado ou na diagonal. Escolha {G5} e toque em um espaço longe de {B4}.',
  'touching.place': 'Longe demais. Coloque {G5} em um espaço que toque {B4}; na diagonal já vale.',
  'touching.done': 'Assim sua janela cresce, dado a dado.',

  'asking.title': 'O que um espaço pede',
  'asking.attempt':
    'Um espaço colorido só aceita a sua **cor**; um com pontos, só o seu **valor**. O vidro neutro aceita qualquer dado. Escolha {Y3} e tente um espaço que peça outra coisa.',
  'asking.place':
    'Não combina. {Y3} serve no espaço amarelo, no que pede 3 e no vidro neutro que toque um dado.',
  'asking.done':
    'Um espaço sem restrição também aceitará qualquer dado mais tarde. Preencha primeiro os exigentes.',

  'beside.title': 'Nada de gêmeos lado a lado',
  'beside.attempt':
    'A última restrição: **lado a lado**, dois dados não podem ter a mesma cor nem o mesmo valor. Escolha {G4} e tente um espaço ao lado de {G5} ou de {B4}.',
  'beside.place':
    'Iguais não podem ficar lado a lado; os dados que atrapalham estão marcados. Na diagonal podem. Ponha {G4} onde couber.',
  'beside.done':
    'Essas são as quatro restrições: primeiro a borda, depois tocar, o que o espaço pede, nada de gêmeos ao lado. Se nenhum dado serve, ou você não quer nenhum, é só passar.',

  'round.title': 'Ida e volta',
  'round.order':
    'Em uma rodada cada um tem dois turnos, na ida e na volta. Com dois jogadores: você, o Aprendiz, de novo o Aprendiz, você. Quem escolhe primeiro também escolhe por último.',
  'round.place': 'Comece: ponha {R6} no espaço vermelho.',
  'round.end': 'Nada acontece até você dizer: aperte **Encerrar turno**.',
  'round.watch': 'Agora o Aprendiz joga, duas vezes seguidas.',
  'round.rest': 'O Aprendiz comprou dois dados seguidos. Compre um dos dois que sobraram.',
  'round.over': 'Agora feche a rodada: aperte **Encerrar turno** mais uma vez.',
  'round.done':
    'O dado que sobrou está na Trilha de Rodadas, no número da sua rodada. A bolsa passou ao Aprendiz, que começa a próxima rodada com dados novos. Depois de dez rodadas o jogo acaba.',

  'tool.title': 'Uma ferramenta e seu preço',
  'tool.price':
    'Três ferramentas ficam na mesa para todos. Uma vez por turno você pode usar uma e pagar com Marcadores de Benefício: **um** se a carta ainda está vazia, **dois** daí em diante. Você tem três; cada um que sobrar no fim é um ponto.',
  'tool.choose':
    'Você gostaria de um 4 para o espaço B2, mas não saiu nenhum. O Alicate de Desbaste aumenta ou diminui em 1 o valor de um dado. Compre {P5}.',
  'tool.use': 'Agora toque em **Alicate de Desbaste** e depois em **Usar**.',
  'tool.value': 'Pago: há um marcador na carta. Mude o 5 para 4.',
  'tool.place': 'Ponha {P4} em B2.',
  'tool.end': 'Pronto, por um único marcador. Encerre seu turno e veja o que o Aprendiz faz.',
  'tool.watch': 'O Aprendiz está jogando.',
  'tool.done':
    'O Aprendiz usou a mesma ferramenta e pagou dois marcadores. Chegar cedo economiza marcadores; esperar deixa as ferramentas mais úteis. Toque no ponto de interrogação de uma carta para saber mais.',

  'score.title': 'O fim e os pontos',
  'score.objectives':
    'Rodada 10, o último turno. Os pontos vêm de **três Objetivos Públicos** comuns a todos e do seu **Objetivo Pessoal** secreto: a soma dos seus dados de uma cor, aqui o roxo.',
  'score.place': 'Mais um dado: {R2} serve no espaço que pede 2.',
  'score.end': 'Encerre seu turno e, com ele, o jogo.',
  'score.lines':
    'Sua folha de pontos. Toque em uma linha e os dados que contam nela se acendem. Cada Marcador de Benefício que sobra é um ponto a mais; cada espaço livre, um a menos.',
  'score.done': [
    'Você vence por 33 a 31! No empate decide o Objetivo Pessoal; depois, os Marcadores de Benefício.',
    {
      last_tie_break: {
        'later-in-order':
          'Ainda empatados? Vence quem vinha depois na ordem de turno da última rodada.',
        'last-turn': 'Ainda empatados? Vence quem jogou o último turno da última rodada.',
        shared: 'Ainda empatados? A vitória é dividida.',
      },
    },
  ],

  'end.title': 'Agora você é vitralista',
  'end.text':
    'Esse é o jogo inteiro. A mesa diz a cada passo o que você pode fazer e por que algo é recusado.',
  'end.play': 'Jogue sua primeira partida',

  before: 'Antes',
  after: 'Depois',
  fits: 'cabe aqui',
  forbidden: 'proibido por esta regra',
  contents: 'Conteúdo',
  rather: 'Prefere aprender jogando? Cinco minutos',
  order: 'Ordem dos turnos com três jogadores',
  example: 'Um exemplo: uma janela pronta e sua folha. Toque em uma linha para ver seus dados.',
  allRules: 'Todas as regras',
  'table.public': 'Quanto valem os Objetivos Públicos',
  'table.payment': 'Que dado paga cada ferramenta no jogo individual',
  'table.given': 'O que as edições propõem',
  'scoring.page': 'Tudo sobre a pontuação',
  'tool.page': 'Casos especiais e mais sobre esta ferramenta',
  'tool.kind': 'Ferramenta',
  'tool.cases': 'É bom saber',
  'tool.costs': 'Quanto custa',
  'tool.price.rule':
    'Um Marcador de Benefício se ainda não houver nenhum na carta; senão, dois; nunca mais que isso [6.1]. Os marcadores ficam na carta. A ferramenta pode ser usada de novo, também por você, mas só uma por turno [4.2]. Ela só pode ser usada se o efeito puder ser cumprido por inteiro [6.2].',
  'tool.solo': [
    'No jogo individual você paga com um dado do Acervo de Compra; dado e ferramenta saem então do jogo [9.3].',
    { solo_payment: { colour: 'A cor que paga:', 'first-printing': 'O dado que paga:' } },
  ],

  private: 'Some os valores dos seus dados desta cor: um {P6} rende seis pontos; um {P1}, um.',
  'private.secret':
    'Só você sabe que cor reúne, então não a revele cedo demais. No empate, estes pontos decidem.',
  'private.solo': [
    {
      solo_private: {
        1: 'No jogo individual ele fica virado para cima.',
        2: 'No jogo individual você tem dois, virados para cima. Só o melhor conta.',
      },
    },
  ],
  'public.light-shades':
    'Cada 1 com um 2 forma um par; podem estar em qualquer lugar. Com três 1 e dois 2 você tem dois pares: conta o mais raro.',
  'public.medium-shades':
    'Cada 3 com um 4 forma um par; podem estar em qualquer lugar. O mais raro dos dois diz quantos pares você tem.',
  'public.deep-shades':
    'Cada 5 com um 6 forma um par; podem estar em qualquer lugar. O mais raro dos dois diz quantos pares você tem.',
  'public.shade-variety':
    'Um conjunto é um dado de cada valor de 1 a 6, em qualquer lugar da janela. Você tem tantos conjuntos quantos dados do seu valor mais raro.',
  'public.color-variety':
    'Um conjunto é um dado de cada uma das cinco cores, em qualquer lugar da janela. Você tem tantos conjuntos quantos dados da sua cor mais rara.',
  'public.row-shade-variety':
    'Uma fileira pontua se os cinco espaços estão preenchidos e nenhum valor se repete. Uma fileira com um buraco não vale nada.',
  'public.row-color-variety':
    'Uma fileira pontua se os cinco espaços estão preenchidos, com cinco cores diferentes. Uma fileira com um buraco não vale nada.',
  'public.column-shade-variety':
    'Uma coluna pontua se os quatro espaços estão preenchidos e nenhum valor se repete. Uma coluna com um buraco não vale nada.',
  'public.column-color-variety':
    'Uma coluna pontua se os quatro espaços estão preenchidos e nenhuma cor se repete. Uma coluna com um buraco não vale nada.',
  'public.color-diagonals':
    'Cada dado que tem na diagonal outro da sua própria cor vale um ponto. Cada dado conta uma vez só, por mais vizinhos assim que tenha.',

  'tool.1.picture': 'Não saiu nenhum 4: {P5} vira {P4} e serve no espaço B2.',
  'tool.1.cases':
    'Você também pode escolher um dado que assim não cabe em lugar nenhum, se couber depois de mudado.\nUm {R6} só pode virar 5; um {R1}, só 2.\nSó são oferecidos valores que você pode posicionar depois: ninguém paga à toa.\nCom o dado já na janela, é tarde demais.',
  'tool.2.picture': '{R5} vai para o espaço amarelo C4: desta vez a cor não importa.',
  'tool.2.cases':
    'Só se ignora a cor impressa. O valor impresso, o contato [5.3] e os vizinhos [5.5] contam como sempre.\nVocê também pode usá-lo para mover um dado para onde não há nada a ignorar.\nO dado continua válido onde está, até ser movido de novo.\nSe for o único dado da sua janela, deve voltar à borda.\nUse antes de comprar um dado ou depois de posicioná-lo, não com um dado na mão.',
  'tool.3.picture': '{R6} vai para C3, que pede 5: desta vez o valor não importa.',
  'tool.3.cases':
    'Só se ignora o valor impresso. A cor impressa, o contato [5.3] e os vizinhos [5.5] contam como sempre.\nVocê também pode usá-lo para mover um dado para onde não há nada a ignorar.\nO dado continua válido onde está, até ser movido de novo.\nSe for o único dado da sua janela, deve voltar à borda.\nUse antes de comprar um dado ou depois de posicioná-lo, não com um dado na mão.',
  'tool.4.picture': '{R6} vai para C1, depois {B4} para B3. Cada passo obedece a todas as regras.',
  'tool.4.cases':
    'Exatamente dois dados diferentes: duas vezes o mesmo não vale, e um só também não.\nUm depois do outro: importa que cada movimento seja válido quando é feito.\nOs dados que ficam para trás não são conferidos de novo, mesmo que não toquem mais nada.\nUm primeiro movimento só é oferecido se um segundo for possível depois.',
  'tool.5.picture': '{R2} vai para a Trilha de Rodadas; de lá vem {P3}, que serve no espaço D2.',
  'tool.5.cases':
    'Qualquer dado da trilha, em qualquer número e lugar da pilha. Nenhum dos dois muda de valor.\nNão na rodada 1: ainda não há dados na trilha [6.6].\nUm dado não é trocado por um igual.\nSó são oferecidos dados que você pode posicionar depois.\nNo jogo individual muda também a Pontuação Alvo, que é a soma da trilha [9.5].',
  'tool.6.picture': '{G6} é rolado de novo, vira {G3} e serve no espaço D2.',
  'tool.6.cases':
    'Você pode começar com qualquer dado do Acervo de Compra, mesmo um que não caiba em lugar nenhum.\nSe o novo valor couber, você deve posicioná-lo. Não pode escolher outro dado.\nSe não couber, o dado volta ao Acervo de Compra com o novo valor e sua compra deste turno foi usada.',
  'tool.7.picture': 'Todos os dados do Acervo de Compra são rolados de novo; as cores ficam.',
  'tool.7.cases':
    'Só no seu segundo turno da rodada, e só antes de comprar um dado.\nCom um acervo novo você também ajuda quem joga depois. No último turno da rodada não há mais ninguém.\nNo jogo individual, o dado que pagou não é rolado de novo.',
  'tool.8.picture': '{G3} era o dado do turno; com a ferramenta, {R5} vem em seguida.',
  'tool.8.cases':
    'Só no seu primeiro turno da rodada, depois de posicionar um dado.\nSeu segundo turno desta rodada é pulado.\nÉ a ferramenta do seu turno: nenhuma outra pode ajudar com o segundo dado.\nQuem tem dois turnos seguidos também pode usá-la.\nO segundo dado deve caber: é posicionado como qualquer outro.',
  'tool.9.picture': '{P6} vai para A4, longe de todos os outros.',
  'tool.9.cases':
    'O espaço não pode ter dados em volta, nem na diagonal.\nA cor e o valor impressos continuam valendo.\nO dado continua válido ali, e os próximos podem tocá-lo.\nEm uma janela vazia não pode ser usada: vale a regra da borda [5.2], então nada mudaria.\nVocê pode escolher um dado que não caiba em outro lugar.',
  'tool.10.picture': '{R2} é virado para {R5} e serve no espaço C3.',
  'tool.10.cases':
    'Faces opostas somam sete: 1 e 6, 2 e 5, 3 e 4.\nVocê também pode escolher um dado que assim não cabe em lugar nenhum, se couber depois de virado.\nDepois ele deve ser posicionado com o novo valor.',
  'tool.11.picture':
    '{R1} volta para a bolsa. Sai um dado roxo; escolhe-se o 4, que serve no espaço B2.',
  'tool.11.cases':
    'Você pode começar com qualquer dado do Acervo de Compra, mesmo um que não caiba em lugar nenhum.\nPrimeiro o dado vai para a bolsa, depois se tira um: pode sair o mesmo.\nVocê vê a cor e então escolhe o valor.\nPode posicionar o novo dado ou deixá-lo no Acervo de Compra com esse valor; nesse caso, não compra outro neste turno.',
  'tool.12.picture':
    'Há um dado azul na Trilha de Rodadas, então dois dados azuis podem mudar de lugar.',
  'tool.12.cases':
    'Um dado ou dois diferentes, ambos de uma mesma cor.\nAlgum dado da Trilha de Rodadas deve mostrar essa cor; por isso, nunca na rodada 1 [6.6].\nUm depois do outro; cada movimento obedece a todas as regras quando é feito.\nParar depois do primeiro é você quem decide.',
};
