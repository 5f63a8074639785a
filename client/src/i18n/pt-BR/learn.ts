import type { LearnTexts } from '../longTexts';

/** A lição, a ajuda das cartas e as páginas das ferramentas. `{R3}` é um dado, `[5.3]` uma regra. */
export const learn: LearnTexts = {
  scenes: 'Etapas da lição',
  stray: 'Essa jogada vale, mas vamos seguir a lição:',
  continue: 'Continuar',
  next: 'Próxima etapa',
  finish: 'Concluir',
  again: 'Recomeçar',

  'edge.title': 'Seu primeiro dado',
  'edge.welcome':
    'Você é vitralista, e esta é a sua janela. Os dados são as suas peças de vidro. Cada um tem uma cor e um tom, de 1 (claro) a 6 (escuro). Ao longo de dez rodadas, você vai comprar dados do Acervo de Compra, abaixo da janela, e posicioná-los nela.',
  'edge.choose': 'Vamos comprar {B4}. Toque nele no Acervo de Compra.',
  'edge.attempt':
    'Seu primeiro dado deve ficar na **borda** ou na quina. Os espaços onde ele cabe estão iluminados. Veja o que acontece se você tocar em um espaço do meio.',
  'edge.place':
    'Ali não pode, e a mensagem abaixo diz por quê. Agora toque em um espaço iluminado para posicionar {B4}.',
  'edge.done':
    'Muito bem! Você também pode arrastar os dados. No teclado, use as setas para percorrer a janela e Enter para posicionar o dado.',

  'touching.title': 'Todo dado encosta em outro',
  'touching.attempt':
    'A partir de agora, cada novo dado deve **tocar** um dado que já está na sua janela: à esquerda, à direita, acima, abaixo ou na diagonal. Escolha {G5} e toque em um espaço longe de {B4} para ver o que acontece.',
  'touching.place': 'Longe demais. Posicione {G5} onde ele toque {B4}. Na diagonal também vale.',
  'touching.done': 'É assim que sua janela cresce, dado a dado.',

  'asking.title': 'O que um espaço pede',
  'asking.attempt':
    'Um espaço colorido só aceita dados dessa **cor**. Um espaço com pontos só aceita dados desse **valor**. Um espaço em branco não tem restrição: aceita qualquer cor e qualquer valor. Escolha {Y3} e tente um espaço que peça outra coisa.',
  'asking.place':
    'Não combina. Posicione {Y3} no espaço amarelo, no espaço que pede um 3 ou em qualquer espaço sem restrição que toque um dado.',
  'asking.done':
    'Os espaços sem restrição vão continuar aceitando qualquer cor ou valor. Por isso, preencha os mais exigentes quando puder.',

  'beside.title': 'Nada de vizinhos iguais',
  'beside.attempt':
    'Falta só uma restrição: dados **lado a lado** (à esquerda, à direita, acima ou abaixo) não podem ter a mesma cor nem o mesmo valor. Escolha {G4} e tente um espaço bem ao lado de {G5} ou de {B4}.',
  'beside.place':
    'O dado marcado fica bem ao lado desse espaço e tem a mesma cor ou o mesmo valor. Na diagonal, não tem problema. Posicione {G4} onde ele couber.',
  'beside.done':
    'Essas são as quatro restrições: começar pela borda, tocar outro dado, respeitar o que o espaço pede e não deixar vizinhos iguais. Se nenhum dado couber, ou se você não quiser nenhum, é só passar.',

  'round.title': 'Ida e volta',
  'round.order':
    'Agora veja outra partida, na rodada 3. Em cada rodada, todo mundo joga dois turnos: primeiro em sentido horário, depois na ordem inversa. Nesta partida, a ordem é você, o Aprendiz, o Aprendiz de novo e você. Quem joga primeiro também joga por último.',
  'round.place': 'Comece a rodada: posicione {R6} no espaço vermelho.',
  'round.end':
    'Toque em **Encerrar turno**. Nas suas partidas, o turno se encerra sozinho depois que você posiciona um dado. Você pode desativar isso nas configurações.',
  'round.watch': 'Agora o Aprendiz joga, duas vezes seguidas.',
  'round.rest':
    'O Aprendiz comprou dois dados seguidos. Compre um dos dois que sobraram e posicione-o.',
  'round.over': 'Agora termine a rodada: toque em **Encerrar turno** de novo.',
  'round.done':
    'O último dado foi para a Trilha de Rodadas, no número desta rodada. A bolsa passou para o Aprendiz, que começa a próxima rodada com novos dados. A partida acaba depois de dez rodadas.',

  'tool.title': 'As ferramentas e seus custos',
  'tool.price':
    'Esta partida está na rodada 5. Todo mundo pode usar estas três ferramentas. Uma vez por turno, você pode pagar Marcadores de Benefício para usar uma. Ela custa **um** marcador se ainda não houver nenhum na carta; se houver, custa **dois**. Você tem três marcadores, e cada um que guardar vale 1 ponto.',
  'tool.choose':
    'Você precisa de um 4 para B2, mas não há nenhum no Acervo de Compra. O Alicate de Desbaste aumenta ou diminui em 1 o valor de um dado. Escolha {P5}.',
  'tool.use': 'Agora toque em **Alicate de Desbaste** e depois em **Usar**.',
  'tool.value': 'Você pagou, e seu marcador está na carta. Mude o 5 para 4.',
  'tool.place': 'Posicione {P4} em B2.',
  'tool.end': 'Tudo isso por um só marcador! Encerre seu turno e veja o que o Aprendiz faz.',
  'tool.watch': 'O Aprendiz está jogando.',
  'tool.done':
    'O Aprendiz usou a mesma ferramenta, mas teve que pagar dois marcadores. Quem usa uma ferramenta primeiro paga menos, mas ela costuma ser mais útil depois. Para saber mais sobre uma ferramenta, toque no ponto de interrogação da carta.',

  'score.title': 'Pontuação',
  'score.objectives':
    'É o último turno da rodada 10. Seus pontos vêm dos **três Objetivos Públicos**, que valem para todo mundo, e do seu **Objetivo Pessoal** secreto: a soma dos valores dos seus dados de uma cor. A sua cor é o roxo.',
  'score.place': 'Só mais um dado: posicione {R2} no espaço que pede um 2.',
  'score.end': 'Encerre seu turno para terminar a partida.',
  'score.lines':
    'Esta é a sua folha de pontuação. Toque em uma linha para destacar os dados que contam nela. Você ganha 1 ponto por Marcador de Benefício restante e perde 1 ponto por espaço livre.',
  'score.done': [
    'Você venceu por 33 a 31! Em caso de empate, vence quem tem mais pontos de Objetivos Pessoais e, depois, quem tem mais Marcadores de Benefício restantes.',
    {
      last_tie_break: {
        'later-in-order':
          'Se o empate continuar, vence o último deles na ordem de turno da última rodada.',
        'last-turn': 'Se o empate continuar, vence quem jogou o último turno da última rodada.',
        shared: 'Se o empate continuar, a vitória é dividida.',
      },
    },
  ],

  'end.title': 'Tudo pronto para jogar',
  'end.text':
    'Você já conhece o jogo inteiro. A mesa sempre mostra o que você pode fazer. Se algo não for permitido, ela diz por quê.',
  'end.play': 'Jogar a primeira partida',

  before: 'Antes',
  after: 'Depois',
  fits: 'cabe aqui',
  forbidden: 'proibido por esta regra',
  contents: 'Sumário',
  rather: 'Prefere aprender jogando? Leva cinco minutos',
  order: 'Ordem de turno com três jogadores',
  example:
    'Exemplo: uma janela concluída e sua pontuação. Toque em uma linha para destacar os dados dela.',
  allRules: 'Todas as regras',
  'table.public': 'Pontos dos Objetivos Públicos',
  'table.payment': 'Que dado paga cada ferramenta no jogo individual',
  'table.given': 'Diferenças entre as edições',
  'scoring.page': 'Tudo sobre a pontuação',
  'tool.page': 'Detalhes e casos especiais',
  'tool.kind': 'Ferramenta',
  'tool.cases': 'Bom saber',
  'tool.costs': 'Custo',
  'tool.price.rule':
    'Custa um Marcador de Benefício se ainda não houver nenhum na carta; se houver, custa dois, mas nunca mais do que isso [6.1]. Os marcadores ficam na carta. A mesma ferramenta pode ser usada de novo por qualquer pessoa, mas você só pode usar uma ferramenta por turno [4.2]. Você só pode usar uma ferramenta se puder completar o efeito dela [6.2].',
  'tool.solo': [
    'No jogo individual, você paga com um dado do Acervo de Compra. Depois, o dado e a ferramenta saem do jogo [9.3].',
    { solo_payment: { colour: 'Pague com esta cor:', 'first-printing': 'Pague com este dado:' } },
  ],

  private:
    'Some os valores dos seus dados desta cor. Com o roxo, {P6} vale 6 pontos, e {P1}, só 1.',
  'private.secret':
    'Ninguém mais sabe qual é a sua cor, então não a revele cedo demais. Esses pontos também servem de desempate.',
  'private.solo': [
    {
      solo_private: {
        1: 'No jogo individual, ele fica virado para cima.',
        2: 'No jogo individual, você tem dois, virados para cima. Só o melhor conta.',
      },
    },
  ],
  'public.light-shades':
    'Um par é um 1 e um 2, em qualquer lugar da sua janela. O valor que você tem em menor quantidade define o número de pares: três dados de valor 1 e dois de valor 2 formam dois pares.',
  'public.medium-shades':
    'Um par é um 3 e um 4, em qualquer lugar da sua janela. O valor que você tem em menor quantidade define o número de pares.',
  'public.deep-shades':
    'Um par é um 5 e um 6, em qualquer lugar da sua janela. O valor que você tem em menor quantidade define o número de pares.',
  'public.shade-variety':
    'Um conjunto é um dado de cada valor, de 1 a 6, em qualquer lugar da sua janela. O valor que você tem em menor quantidade define o número de conjuntos.',
  'public.color-variety':
    'Um conjunto é um dado de cada uma das cinco cores, em qualquer lugar da sua janela. A cor que você tem em menor quantidade define o número de conjuntos.',
  'public.row-shade-variety':
    'Uma fileira pontua se os cinco espaços estiverem preenchidos com cinco valores diferentes. Uma fileira com um espaço livre não pontua.',
  'public.row-color-variety':
    'Uma fileira pontua se os cinco espaços estiverem preenchidos com cinco cores diferentes. Uma fileira com um espaço livre não pontua.',
  'public.column-shade-variety':
    'Uma coluna pontua se os quatro espaços estiverem preenchidos com quatro valores diferentes. Uma coluna com um espaço livre não pontua.',
  'public.column-color-variety':
    'Uma coluna pontua se os quatro espaços estiverem preenchidos com quatro cores diferentes. Uma coluna com um espaço livre não pontua.',
  'public.color-diagonals':
    'Cada dado com pelo menos um vizinho da mesma cor na diagonal vale 1 ponto. Um dado conta só uma vez, não importa quantos vizinhos assim ele tenha.',

  'tool.1.picture':
    'Não há nenhum 4 no Acervo de Compra, então {P5} vira {P4}. Agora ele cabe em B2.',
  'tool.1.cases':
    'Você pode escolher um dado que ainda não cabe em nenhum lugar, desde que ele caiba com o novo valor.\nUm {R6} só pode virar 5, e um {R1} só pode virar 2.\nSó aparecem valores que cabem, então você nunca paga à toa.\nDepois que o dado está na janela, é tarde demais.',
  'tool.2.picture':
    '{R5} vai para C4. O espaço pede amarelo, mas com esta ferramenta isso não importa.',
  'tool.2.cases':
    'Você só ignora a cor que o novo espaço pede. Se ele pedir um valor em vez de uma cor, o dado deve ter esse valor. As regras de contato [5.3] e de vizinhos [5.5] continuam valendo.\nVocê também pode mover um dado para um espaço que não pede cor.\nO dado continua válido ali até ser movido de novo.\nSe for o único dado da sua janela, ele deve ficar de novo na borda ou na quina.\nUse-a antes de escolher um dado do Acervo de Compra ou depois de posicioná-lo, não entre uma coisa e outra.',
  'tool.3.picture':
    '{R6} vai para C3. O espaço pede um 5, mas com esta ferramenta isso não importa.',
  'tool.3.cases':
    'Você só ignora o valor que o novo espaço pede. Se ele pedir uma cor em vez de um valor, o dado deve ser dessa cor. As regras de contato [5.3] e de vizinhos [5.5] continuam valendo.\nVocê também pode mover um dado para um espaço que não pede valor.\nO dado continua válido ali até ser movido de novo.\nSe for o único dado da sua janela, ele deve ficar de novo na borda ou na quina.\nUse-a antes de escolher um dado do Acervo de Compra ou depois de posicioná-lo, não entre uma coisa e outra.',
  'tool.4.picture':
    '{R6} vai para C1, depois {B4} vai para B3. Cada movimento segue todas as regras de posicionamento.',
  'tool.4.cases':
    'Você deve mover dois dados diferentes: não vale mover só um, nem o mesmo duas vezes.\nMova um de cada vez. Cada movimento deve ser válido na hora em que é feito.\nOs dados que ficam não são conferidos de novo, mesmo que não toquem mais nenhum outro.\nUm primeiro movimento só aparece se um segundo for possível depois dele.',
  'tool.5.picture': '{R2} vai para a Trilha de Rodadas, e {P3} sai dela e cabe em D2.',
  'tool.5.cases':
    'Você pode pegar qualquer dado da Trilha de Rodadas, de qualquer número, mesmo onde houver vários. Os dois dados mantêm seus valores.\nEla não pode ser usada na rodada 1, porque a Trilha de Rodadas ainda está vazia [6.6].\nVocê não pode trocar por um dado idêntico.\nSó aparecem dados que cabem na sua janela.\nNo jogo individual, ela também muda a Pontuação Alvo, que é a soma dos dados na Trilha de Rodadas [9.5].',
  'tool.6.picture': '{G6} é rolado de novo e vira {G3}, que cabe em D2.',
  'tool.6.cases':
    'Você pode escolher qualquer dado do Acervo de Compra, mesmo um que não caiba em nenhum lugar.\nSe ele couber com o novo valor, você deve posicioná-lo. Não pode escolher outro dado.\nSe não couber, ele volta para o Acervo de Compra com o novo valor, e você não pode comprar outro neste turno.',
  'tool.7.picture': 'Todos os dados do Acervo de Compra são rolados de novo. As cores não mudam.',
  'tool.7.cases':
    'Você só pode usá-la no seu segundo turno da rodada, antes de comprar um dado.\nOs novos valores também podem ajudar quem joga depois de você, a não ser que o seu turno seja o último da rodada.\nNo jogo individual, o dado com que você paga não é rolado de novo.',
  'tool.8.picture': '{G3} foi o dado deste turno. Com a ferramenta, {R5} vem logo em seguida.',
  'tool.8.cases':
    'Você só pode usá-la no seu primeiro turno da rodada, depois de comprar e posicionar um dado.\nVocê pula seu segundo turno nesta rodada.\nSó dá para usar uma ferramenta por turno, então nenhuma outra pode ajudar com o segundo dado.\nA última pessoa da rodada, que joga dois turnos seguidos, também pode usá-la.\nO segundo dado deve seguir todas as regras de posicionamento, como qualquer outro.',
  'tool.9.picture': '{P6} vai para A4, onde não toca nenhum outro dado.',
  'tool.9.cases':
    'O espaço não pode ter nenhum dado em volta, nem na diagonal.\nA cor ou o valor que o espaço pede continua valendo.\nO dado continua válido ali, e os próximos podem tocá-lo.\nEla não pode ser usada em uma janela vazia. Seu primeiro dado já deve ficar na borda ou na quina [5.2], então a ferramenta não mudaria nada.\nVocê pode escolher um dado que não caiba em nenhum outro lugar.',
  'tool.10.picture': '{R2} é virado para {R5}, que cabe em C3.',
  'tool.10.cases':
    'As faces opostas de um dado somam 7: 1 e 6, 2 e 5, 3 e 4.\nVocê pode escolher um dado que ainda não cabe em nenhum lugar, desde que ele caiba depois de virado.\nDepois, você deve posicioná-lo com o novo valor.',
  'tool.11.picture':
    '{R1} volta para a bolsa. Sai um dado roxo, e o valor escolhido é 4, que cabe em B2.',
  'tool.11.cases':
    'Você pode escolher qualquer dado do Acervo de Compra, mesmo um que não caiba em nenhum lugar.\nO dado vai para a bolsa antes de você tirar outro, então pode sair o mesmo.\nVocê vê a cor do novo dado antes de escolher o valor.\nEm vez de posicionar o novo dado, você pode deixá-lo no Acervo de Compra com esse valor, mas aí não poderá comprar outro neste turno.',
  'tool.12.picture':
    'Há um dado azul na Trilha de Rodadas, então dois dados azuis da janela podem ser movidos.',
  'tool.12.cases':
    'Mova um dado ou dois dados diferentes da mesma cor.\nÉ preciso haver um dado dessa cor na Trilha de Rodadas, então ela não pode ser usada na rodada 1 [6.6].\nMova um de cada vez. Cada movimento deve seguir todas as regras de posicionamento na hora em que é feito.\nSe quiser, você pode parar depois do primeiro dado.',
};
