import type { Rulebook } from '../longTexts';

/** As regras em palavras simples. A lei é docs/rules.md; os números são os mesmos. */
export const rulebook: Rulebook = {
  title: 'As regras',
  lead: 'Os dados são peças de vidro. Em dez rodadas você os compra de um acervo comum e os posiciona na sua janela; dados lado a lado não podem ter a mesma cor nem o mesmo valor, e alguns espaços pedem uma cor ou um valor. Cada regra tem um número, citado quando uma jogada não é permitida. Os espaços são indicados por fileira e coluna: A1 fica no alto à esquerda; D5, embaixo à direita.',
  sections: [
    {
      number: 1,
      title: 'O que há na caixa',
      lead: 'Para 1 a 4 jogadores, a partir de 13 anos. Uma partida dura de 30 a 45 minutos.',
      rules: [
        {
          id: '1.1',
          text: '90 dados, 18 de cada cor: vermelho, amarelo, verde, azul e roxo. Um dado tem uma **cor** e um **valor** de 1 a 6. O valor é o seu tom: quanto mais baixo, mais claro.',
        },
        {
          id: '1.2',
          text: '12 Cartas de Modelo de Janela com um modelo de cada lado: 24 modelos de 4 fileiras e 5 colunas. Um espaço não tem restrição, pede uma cor ou pede um valor. Os modelos têm dificuldade de 3 (fácil) a 6.',
        },
        {
          id: '1.3',
          text: '12 Cartas de Ferramenta, 10 Objetivos Públicos, 5 Objetivos Pessoais (um por cor), 24 Marcadores de Benefício, 4 Fichas de Jogador com Moldura de Janela, 4 Marcadores de Pontuação e uma Bolsa de Dados.',
        },
        {
          id: '1.4',
          text: 'Uma Trilha de Rodadas com os números de 1 a 10. O verso é a Trilha de Pontuação, de 0 a 50; depois de 50 o seu marcador é virado e recomeça: 51 aparece como 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Preparação para 2 a 4 jogadores',
      rules: [
        { id: '2.1', text: 'Você recebe um **Objetivo Pessoal** e o mantém em segredo.' },
        {
          id: '2.2',
          text: 'Você recebe duas Cartas de Modelo de Janela e escolhe um dos quatro modelos. Todos escolhem ao mesmo tempo e revelam juntos. Deslize a carta para dentro da sua Ficha de Jogador; a outra carta não é usada.',
        },
        {
          id: '2.3',
          text: 'Você recebe tantos **Marcadores de Benefício** quantos indica a dificuldade do seu modelo: uma janela difícil traz mais ajuda.',
        },
        {
          id: '2.4',
          text: [
            'A Trilha de Rodadas fica no centro da mesa, com o Marcador de Pontuação de cada jogador ao lado. Três ferramentas e três Objetivos Públicos ficam virados para cima, para todos.',
            {
              trimmed_bag: {
                false: 'Os 90 dados vão para a bolsa.',
                true: 'Com dois jogadores, deixem fora da bolsa 8 dados de cada cor; com três, 4 [10.1].',
                proposed:
                  'Os 90 dados vão para a bolsa. Esta edição propõe uma bolsa reduzida com dois ou três jogadores: deixem fora 8 ou 4 dados de cada cor [10.1].',
              },
            },
          ],
        },
        {
          id: '2.5',
          text: [
            {
              start_player: {
                random: 'O Jogador Inicial é sorteado e fica com a bolsa.',
                named:
                  'Escolham um Jogador Inicial, que fica com a bolsa. O manual propõe quem visitou uma catedral mais recentemente.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'Cartas que não foram distribuídas estão fora do jogo. Ninguém sabe quais.',
        },
        {
          id: '2.7',
          text: 'Ao escolher o modelo você já conhece seu Objetivo Pessoal, as ferramentas, os Objetivos Públicos e o Jogador Inicial. Dos modelos, vê apenas os seus quatro.',
        },
      ],
    },
    {
      number: 3,
      title: 'Uma rodada',
      rules: [
        {
          id: '3.1',
          text: 'Uma partida tem dez rodadas. Cada uma começa com dados da bolsa: dois por jogador e mais um (5, 7 ou 9). Eles são rolados e formam o **Acervo de Compra**.',
        },
        {
          id: '3.2',
          text: 'Os turnos seguem em sentido horário do Jogador Inicial até o último, e depois **voltam**. Assim cada um tem dois turnos, e o último joga os dois seguidos.',
        },
        {
          id: '3.3',
          text: 'Depois do último turno, todos os dados que sobraram no acervo vão para a Trilha de Rodadas, no número desta rodada, com o valor que mostram. Vários dividem um número.',
        },
        {
          id: '3.4',
          text: 'A bolsa passa em sentido horário, e quem a recebe começa a próxima rodada. Depois da rodada 10 o jogo acaba.',
        },
      ],
    },
    {
      number: 4,
      title: 'Seu turno',
      rules: [
        {
          id: '4.1',
          text: 'Você pode **comprar um dado** do acervo e posicioná-lo, e pode **usar uma ferramenta**: cada coisa uma vez, só se quiser, em qualquer ordem. Ou passa.',
        },
        { id: '4.2', text: 'Uma ferramenta por turno, portanto no máximo duas por rodada.' },
        {
          id: '4.3',
          text: 'Comprar um dado significa posicioná-lo. Um dado que não pode ser posicionado fica no acervo.',
        },
        {
          id: '4.4',
          text: 'Ninguém é obrigado a comprar um dado ou usar uma ferramenta. Mas o que você começa, termina [6.7].',
        },
        {
          id: '4.5',
          text: 'Um turno só acaba quando você o encerra. É também assim que se passa.',
        },
        {
          id: '4.6',
          text: 'Dados iguais no acervo são uma só escolha, e dados iguais em um mesmo número da Trilha de Rodadas também.',
        },
      ],
    },
    {
      number: 5,
      title: 'Posicionar um dado',
      lead: 'Estas cinco regras são o coração do jogo.',
      tip: '**Dica:** Evite posicionar um dado ao lado de um espaço que pede a sua cor ou o seu valor, como um 2 ao lado de um espaço com um 2. Nenhum dado caberia mais ali.',
      rules: [
        { id: '5.1', text: 'Um dado vai em um espaço **livre** da sua própria janela.' },
        { id: '5.2', text: 'Seu **primeiro** dado vai na borda ou na quina.' },
        {
          id: '5.3',
          text: 'Todo dado seguinte deve **tocar** um dado que já está lá, lado a lado ou na diagonal.',
        },
        {
          id: '5.4',
          text: 'O dado deve combinar com o espaço: um espaço colorido só aceita a sua **cor**; um com número, só o seu **valor**. Um espaço sem restrição aceita qualquer dado.',
        },
        {
          id: '5.5',
          text: '**Lado a lado** (esquerda, direita, acima, abaixo) dois dados não podem ter a mesma cor nem o mesmo valor. Na diagonal podem.',
        },
      ],
    },
    {
      number: 6,
      title: 'Ferramentas',
      tip: '**Dica:** Uma ferramenta custa menos para quem a usa primeiro, mas as ferramentas ficam mais úteis à medida que as janelas se enchem.',
      rules: [
        {
          id: '6.1',
          text: 'Uma ferramenta custa **um** Marcador de Benefício se ainda não houver nenhum na carta, e **dois** se houver; nunca mais que isso. Os marcadores ficam lá. Ela pode ser usada várias vezes, também pelo mesmo jogador.',
        },
        {
          id: '6.2',
          text: 'Uma ferramenta só pode ser usada se o efeito puder ser cumprido por inteiro naquele momento: ninguém paga à toa.',
        },
        {
          id: '6.3',
          text: 'As ferramentas 1, 5, 6, 9, 10 e 11 agem sobre o dado que você está comprando, entre escolher e posicionar. Você pode escolher qualquer dado que uma delas faça caber, e com a 6 e a 11, qualquer dado. As ferramentas 2, 3, 4, 7 e 12 não precisam de dado: use-as antes de escolher um ou depois de posicioná-lo (a 7, só antes). A 8 vem depois do dado do seu primeiro turno.',
        },
        {
          id: '6.4',
          text: 'Para mover um dado, levante-o e posicione-o em outro espaço livre da mesma janela, com todas as regras da seção [5] que a ferramenta não dispensa. Os dados que ficam não são conferidos de novo. Se era o único, volta à borda.',
        },
        {
          id: '6.5',
          text: 'Um dado que uma ferramenta pôs onde normalmente não poderia estar é válido ali até ser movido de novo.',
        },
        {
          id: '6.6',
          text: 'O Cortador de Lentes e o Cortador de Roda precisam de um dado na Trilha de Rodadas: não podem ser usados na rodada 1.',
        },
        {
          id: '6.7',
          text: 'Termine o que começou: se um dado rolado de novo couber, posicione-o; o segundo dado do Abridor de Chumbo também deve ser movido. Você nunca recebe uma opção que não possa terminar.',
        },
      ],
    },
    {
      number: 7,
      title: 'Pontuação',
      rules: [
        {
          id: '7.1',
          text: 'Cada Objetivo Público pontua por **cada** conjunto completo. Fileiras e colunas devem estar completas. Um dado pode contar para várias cartas.',
        },
        {
          id: '7.2',
          text: 'Quantos conjuntos você tem é decidido pelo elemento mais raro: três 1 e dois 2 são dois pares.',
        },
        {
          id: '7.3',
          text: 'Diagonais de Cor dá um ponto por dado que tem na diagonal outro da sua cor. Cada dado conta uma vez.',
        },
        {
          id: '7.4',
          text: 'Seu Objetivo Pessoal vale a soma dos valores dos seus dados daquela cor.',
        },
        {
          id: '7.5',
          text: 'Cada Marcador de Benefício que sobra é um ponto a mais; cada espaço livre, um a menos.',
        },
        {
          id: '7.6',
          text: [
            'Vence quem tem mais pontos. No empate, vence quem tem mais pontos do Objetivo Pessoal; depois, quem tem mais Marcadores de Benefício.',
            {
              last_tie_break: {
                'later-in-order':
                  'Se o empate continuar, vence quem vinha depois na ordem de turno da última rodada.',
                'last-turn':
                  'Se o empate continuar, vence quem jogou o último turno da última rodada.',
                shared: 'Se o empate continuar, a vitória é dividida.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'Uma pontuação pode ser negativa. A trilha mostra então 0, e a folha, o número verdadeiro.',
        },
      ],
    },
    {
      number: 8,
      title: 'Erros de posicionamento',
      rules: [
        {
          id: '8.1',
          text: 'Se uma janela infringir uma restrição, o dono remove na hora os dados que quiser até tudo estar certo. Esses dados saem do jogo; os espaços livres contam como de costume.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict:
                  'Você joga com um árbitro **rígido**, que é o normal: erros não podem acontecer.',
                honour: 'Você joga **na base da honra**: erros podem acontecer.',
              },
            },
            'Em uma mesa de honra você pode pôr um dado em qualquer espaço livre; qualquer um pode apontar um erro em qualquer janela a qualquer momento, e antes da pontuação todas são conferidas. Um aviso errado não custa nada.',
          ],
        },
        {
          id: '8.3',
          text: 'Confere-se se os dados respeitam o que os espaços pedem, se há cores ou valores iguais lado a lado e se, ao serem posicionados, o primeiro dado ficou na borda e cada um dos outros tocou um dado. Um dado bem posicionado nunca precisa sair porque outro saiu.',
        },
        {
          id: '8.4',
          text: 'A honra só afrouxa as regras [5.2] a [5.5], e só para o espaço em que um dado é posto. Preços, momentos e condições das ferramentas são arbitrados como sempre.',
        },
        {
          id: '8.5',
          text: 'Um aviso no meio de uma cadeia de escolhas é ouvido quando a cadeia acaba. O dono então remove um dado por vez, cada um parte de um erro, até não restar nenhum erro. Em uma janela esvaziada a regra da borda volta a valer.',
        },
        { id: '8.6', text: 'Os bots jogam sempre de forma rígida e não apontam nada.' },
      ],
    },
    {
      number: 9,
      title: 'Jogo individual',
      rules: [
        {
          id: '9.1',
          text: [
            'Prepare como de costume, mas sem Marcadores de Benefício e com dois Objetivos Públicos.',
            {
              solo_private: {
                1: 'Você tem um Objetivo Pessoal, virado para cima.',
                2: 'Você tem dois Objetivos Pessoais, virados para cima.',
              },
            },
            'Jogue com quantas ferramentas quiser: de uma (Desafio Extremo) a cinco (Fácil).',
          ],
        },
        { id: '9.2', text: 'Uma rodada tem quatro dados e dois turnos, ambos seus.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Uma ferramenta é paga com um dado do acervo da cor da sua carta, além do dado que você pode comprar.',
                'first-printing':
                  'Uma ferramenta é paga com um dado do acervo, além do dado que você pode comprar. As ferramentas de 1 a 6 pedem um dado com o próprio número; as de 7 a 12, um da sua cor.',
              },
            },
            'Dado e ferramenta saem então do jogo: cada ferramenta funciona **uma vez**. Primeiro você paga; a ferramenta age sobre o que resta.',
          ],
        },
        {
          id: '9.4',
          text: 'Dados que sobram no fim de uma rodada vão para a Trilha de Rodadas como estão. Se não sobrar nenhum, um Marcador de Pontuação guarda o lugar.',
        },
        {
          id: '9.5',
          text: 'Sua **Pontuação Alvo** é a soma de todos os dados na Trilha de Rodadas no fim. Dados que pagaram ferramentas não contam.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Pontue como de costume, com seu único Objetivo Pessoal.',
                2: 'Pontue como de costume, mas com só um dos seus dois Objetivos Pessoais (o melhor conta automaticamente).',
              },
            },
            'Você perde **três** pontos por espaço livre. Você vence se sua pontuação superar a Pontuação Alvo.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Edições e opções da mesa',
      lead: 'A referência é o manual inglês, versão 1.2. Onde os manuais de outros idiomas diferem, você escolhe ao preparar uma mesa.',
      rules: [
        {
          id: '10.1',
          text: '**Bolsa reduzida.** Com dois jogadores ficam fora 8 dados de cada cor; com três, 4; assim todos os outros são tirados.',
        },
        {
          id: '10.2',
          text: '**Objetivos Pessoais no jogo individual.** Dois, dos quais conta o melhor, ou apenas um.',
        },
        {
          id: '10.3',
          text: '**Último desempate**, depois dos Marcadores de Benefício: quem vinha depois na ordem da última rodada; ou quem jogou o último turno dela; ou nenhum, e a vitória é dividida.',
        },
        {
          id: '10.4',
          text: '**Pagamento no jogo individual.** A cor da carta; ou como na primeira tiragem, em que as ferramentas de 1 a 6 pedem um dado com o próprio número, e as de 7 a 12, a sua cor.',
        },
        { id: '10.5', text: '**Jogador Inicial.** Sorteado, ou indicado pelo anfitrião.' },
      ],
    },
  ],
};
