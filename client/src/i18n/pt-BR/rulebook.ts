import type { Rulebook } from '../longTexts';

/** As regras em palavras simples. As exatas estão em docs/rules.md; os números são os mesmos. */
export const rulebook: Rulebook = {
  title: 'As regras',
  lead: 'Os dados são as suas peças de vidro. Ao longo de dez rodadas, você os compra de um acervo comum e os posiciona na sua janela. Dados vizinhos não podem ter a mesma cor nem o mesmo valor, e alguns espaços só aceitam certa cor ou certo valor. Cada regra tem um número: se uma jogada não for permitida, você pode conferir por quê. Os espaços são identificados por fileira e coluna: A1 fica no alto à esquerda; D5, embaixo à direita.',
  sections: [
    {
      number: 1,
      title: 'O que vem na caixa',
      lead: 'De 1 a 4 jogadores, a partir de 13 anos. Uma partida dura de 30 a 45 minutos.',
      rules: [
        {
          id: '1.1',
          text: '90 dados, 18 de cada cor: vermelho, amarelo, verde, azul e roxo. Um dado tem uma **cor** e um **valor** de 1 a 6. O valor é o tom: quanto mais baixo, mais claro o vidro.',
        },
        {
          id: '1.2',
          text: '12 Cartas de Modelo de Janela com um modelo de cada lado: são 24 modelos, cada um com 4 fileiras e 5 colunas. Cada espaço mostra uma cor, mostra um valor ou está em branco (sem restrição). A dificuldade dos modelos vai de 3 (mais fácil) a 6 (mais difícil).',
        },
        {
          id: '1.3',
          text: '12 Cartas de Ferramenta, 10 Objetivos Públicos, 5 Objetivos Pessoais (um de cada cor), 24 Marcadores de Benefício, 4 Fichas de Jogador com Moldura de Janela, 4 Marcadores de Pontuação e uma Bolsa de Dados.',
        },
        {
          id: '1.4',
          text: 'Uma Trilha de Rodadas numerada de 1 a 10, com a Trilha de Pontuação (de 0 a 50) no verso. Se você passar de 50, vire seu marcador e recomece: 51 aparece como 1.',
        },
      ],
    },
    {
      number: 2,
      title: 'Preparação para 2 a 4 jogadores',
      rules: [
        { id: '2.1', text: 'Você recebe um **Objetivo Pessoal**. Mantenha-o em segredo.' },
        {
          id: '2.2',
          text: 'Você recebe duas Cartas de Modelo de Janela e escolhe um dos quatro modelos. Deslize essa carta para dentro da sua Ficha de Jogador; a outra sai do jogo. Todo mundo escolhe ao mesmo tempo, e as escolhas são reveladas juntas. Até lá, você ainda pode trocar de modelo.',
        },
        {
          id: '2.3',
          text: 'Você recebe **Marcadores de Benefício** de acordo com a dificuldade do seu modelo: janelas mais difíceis vêm com mais ajuda.',
        },
        {
          id: '2.4',
          text: [
            'A Trilha de Rodadas fica no centro da mesa, com o Marcador de Pontuação de cada jogador ao lado. Três ferramentas e três Objetivos Públicos ficam virados para cima e valem para todos.',
            {
              trimmed_bag: {
                false: 'Todos os 90 dados vão para a bolsa.',
                true: 'Com dois jogadores, 8 dados de cada cor ficam fora da bolsa; com três, 4 [10.1].',
                proposed:
                  'Todos os 90 dados vão para a bolsa. Esta edição sugere uma bolsa reduzida com menos jogadores: com dois, 8 dados de cada cor ficam fora; com três, 4 [10.1].',
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
                  'Escolha um Jogador Inicial, que fica com a bolsa. O manual sugere quem visitou uma catedral mais recentemente.',
              },
            },
          ],
        },
        {
          id: '2.6',
          text: 'As cartas que não foram distribuídas ficam fora do jogo e continuam ocultas.',
        },
        {
          id: '2.7',
          text: 'Ao escolher seu modelo, você já conhece seu Objetivo Pessoal, as ferramentas, os Objetivos Públicos e o Jogador Inicial. Você só vê os modelos das outras pessoas depois que todas tiverem escolhido.',
        },
      ],
    },
    {
      number: 3,
      title: 'Uma rodada',
      rules: [
        {
          id: '3.1',
          text: 'Uma partida dura dez rodadas. A cada rodada, o Jogador Inicial tira dados da bolsa ao acaso, dois por jogador mais um (5, 7 ou 9), e os rola. Esses dados formam o **Acervo de Compra**.',
        },
        {
          id: '3.2',
          text: 'Os turnos seguem em sentido horário, do Jogador Inicial até a última pessoa, e depois **voltam** na ordem inversa. Todo mundo tem dois turnos, e a última pessoa joga os dois seguidos.',
        },
        {
          id: '3.3',
          text: 'Depois do último turno, todos os dados que sobraram no acervo vão para a Trilha de Rodadas, no número desta rodada. Eles mantêm seus valores, e vários dados podem ficar no mesmo número.',
        },
        {
          id: '3.4',
          text: 'A bolsa passa em sentido horário. Quem a recebe é o Jogador Inicial da próxima rodada. A partida acaba depois da rodada 10.',
        },
      ],
    },
    {
      number: 4,
      title: 'Seu turno',
      rules: [
        {
          id: '4.1',
          text: 'No seu turno, você pode **comprar um dado** do acervo e posicioná-lo, e pode **usar uma ferramenta**. Faça as duas coisas, em qualquer ordem, faça só uma ou passe.',
        },
        {
          id: '4.2',
          text: 'Você só pode usar uma ferramenta por turno, ou seja, no máximo duas por rodada.',
        },
        {
          id: '4.3',
          text: 'Comprar significa escolher um dado e posicioná-lo. Se não puder ser posicionado, o dado fica no acervo.',
        },
        {
          id: '4.4',
          text: 'Você nunca é obrigado a comprar um dado nem a usar uma ferramenta. Mas, se começar uma ação, deve terminá-la [6.7].',
        },
        {
          id: '4.5',
          text: 'Seu turno só acaba quando você o encerra. É assim também que se passa a vez.',
        },
        {
          id: '4.6',
          text: 'Dados idênticos no acervo contam como uma só opção: não importa qual deles você escolhe. O mesmo vale para dados idênticos em um mesmo número da Trilha de Rodadas.',
        },
      ],
    },
    {
      number: 5,
      title: 'Posicionar um dado',
      lead: 'Estas cinco regras são o coração do jogo.',
      tip: '**Dica:** Evite posicionar um dado ao lado de um espaço que pede a sua cor ou o seu valor, como um 2 ao lado de um espaço com um 2. Nenhum dado caberia mais ali.',
      rules: [
        {
          id: '5.1',
          text: 'Você só pode posicionar um dado em um espaço **livre** da sua própria janela.',
        },
        { id: '5.2', text: 'Seu **primeiro** dado deve ficar na borda ou na quina.' },
        {
          id: '5.3',
          text: 'Cada um dos dados seguintes deve **tocar** um dado que já está na sua janela: na horizontal, na vertical ou na diagonal.',
        },
        {
          id: '5.4',
          text: 'O dado deve corresponder ao espaço. Um espaço que mostra uma **cor** só aceita dados dessa cor, e um espaço que mostra um **valor** só aceita dados desse valor. Um espaço em branco não tem restrição: aceita qualquer cor e qualquer valor.',
        },
        {
          id: '5.5',
          text: 'Na **horizontal e na vertical**, um dado não pode ficar ao lado de outro da mesma cor ou do mesmo valor. Na diagonal, pode.',
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
          text: 'Uma ferramenta custa **um** Marcador de Benefício se ainda não houver nenhum na carta, e **dois** se houver. Nunca custa mais do que isso. Os marcadores pagos ficam na carta. Qualquer pessoa pode usar a mesma ferramenta de novo.',
        },
        {
          id: '6.2',
          text: 'Você só pode usar uma ferramenta se puder completar o efeito dela na hora, então nunca paga à toa.',
        },
        {
          id: '6.3',
          text: 'As ferramentas 1, 5, 6, 9, 10 e 11 agem sobre o dado que você está comprando, depois de escolhê-lo e antes de posicioná-lo. Você pode escolher um dado que não cabe como está, desde que possa fazê-lo caber com a ferramenta 1, 5, 9 ou 10. Com a 6 e a 11, você pode escolher qualquer dado. As ferramentas 2, 3, 4, 7 e 12 não precisam de um dado do acervo. Use-as antes de escolher um ou depois de posicioná-lo (a 7, só antes). Use a ferramenta 8 no seu primeiro turno da rodada, depois de posicionar um dado.',
        },
        {
          id: '6.4',
          text: 'Para mover um dado, pegue-o e posicione-o em outro espaço livre da sua janela. Siga todas as regras de posicionamento [5], menos as que a ferramenta dispensa. Os dados que ficam não são conferidos de novo. Se você mover seu único dado, ele deve ficar de novo na borda ou na quina.',
        },
        {
          id: '6.5',
          text: 'Se uma ferramenta permite que um dado ignore uma restrição, ele continua válido naquele espaço até ser movido de novo.',
        },
        {
          id: '6.6',
          text: 'O Cortador de Lentes e o Cortador de Roda precisam de um dado na Trilha de Rodadas, então não podem ser usados na rodada 1.',
        },
        {
          id: '6.7',
          text: 'Você deve terminar o que começar. Por exemplo, se rolar um dado de novo com o Pincel de Fluxo e ele couber, deve posicioná-lo. Com o Abridor de Chumbo, deve mover também o segundo dado. Você nunca recebe uma opção que não possa terminar.',
        },
      ],
    },
    {
      number: 7,
      title: 'Pontuação',
      rules: [
        {
          id: '7.1',
          text: 'Cada Objetivo Público pontua por **cada** conjunto completo na sua janela. Nos objetivos de fileira e de coluna, só contam fileiras e colunas sem espaços livres. O mesmo dado pode contar para vários objetivos.',
        },
        {
          id: '7.2',
          text: 'O elemento que você tem em menor quantidade define o número de conjuntos: três dados de valor 1 e dois de valor 2 formam dois pares.',
        },
        {
          id: '7.3',
          text: 'Diagonais de Cor dá 1 ponto por dado com pelo menos um vizinho da mesma cor na diagonal. Cada dado conta só uma vez.',
        },
        {
          id: '7.4',
          text: 'Seu Objetivo Pessoal vale a soma dos valores dos seus dados daquela cor.',
        },
        {
          id: '7.5',
          text: 'Ganhe 1 ponto por Marcador de Benefício restante. Perca 1 ponto por espaço livre na sua janela.',
        },
        {
          id: '7.6',
          text: [
            'Vence quem tem mais pontos. Em caso de empate, vence quem tem mais pontos de Objetivos Pessoais e, depois, quem tem mais Marcadores de Benefício restantes.',
            {
              last_tie_break: {
                'later-in-order':
                  'Se o empate continuar, vence o último deles na ordem de turno da última rodada, ou seja, quem está mais longe do Jogador Inicial em sentido horário.',
                'last-turn':
                  'Se o empate continuar, vence quem jogou o último turno da última rodada.',
                shared: 'Se o empate continuar, a vitória é dividida.',
              },
            },
          ],
        },
        {
          id: '7.7',
          text: 'A pontuação pode ser negativa. Nesse caso, a Trilha de Pontuação mostra 0, e a folha de pontuação mostra o número real.',
        },
      ],
    },
    {
      number: 8,
      title: 'Erros de posicionamento',
      rules: [
        {
          id: '8.1',
          text: 'Se uma janela infringir qualquer regra de posicionamento, quem joga com ela remove na hora dados à sua escolha até que todas as regras sejam cumpridas. Esses dados saem do jogo, e os espaços livres contam como de costume.',
        },
        {
          id: '8.2',
          text: [
            {
              referee: {
                strict: 'Esta mesa é **rigorosa** (o padrão): ela não permite erros.',
                honour: 'Esta mesa joga **na confiança**: erros podem acontecer.',
              },
            },
            'Em uma mesa que joga na confiança, nada impede você de posicionar um dado em qualquer espaço livre. Mas qualquer pessoa pode apontar um erro em qualquer janela, a qualquer momento, e todas as janelas são conferidas antes da pontuação. Apontar um erro que não existe não custa nada.',
          ],
        },
        {
          id: '8.3',
          text: 'A conferência procura dados que não correspondem ao espaço e dados lado a lado com a mesma cor ou o mesmo valor. Ela também verifica como cada dado foi posicionado: na borda ou na quina, se a janela estava vazia; se não, tocando outro dado. Um dado que não foi posicionado assim é um erro, mesmo que outros o toquem depois. Exceções permitidas por uma ferramenta não são erros. Um dado bem posicionado nunca precisa sair só porque outro foi movido ou removido.',
        },
        {
          id: '8.4',
          text: 'Jogar na confiança só afrouxa as regras [5.2] a [5.5], e só para o espaço em que um dado é posicionado ou para onde é movido. Custos, momentos de uso e condições das ferramentas continuam valendo.',
        },
        {
          id: '8.5',
          text: 'Se alguém apontar um erro no meio de uma jogada, a janela é conferida quando a jogada terminar. Quem joga com ela remove então um dado por vez, sempre um que faça parte de um erro, até não restar nenhum erro. Se a janela ficar vazia, o próximo dado deve ficar de novo na borda ou na quina.',
        },
        {
          id: '8.6',
          text: 'Os bots seguem as regras mesmo quando se joga na confiança e nunca apontam erros.',
        },
      ],
    },
    {
      number: 9,
      title: 'Jogo individual',
      rules: [
        {
          id: '9.1',
          text: [
            'Prepare o jogo como de costume, mas sem Marcadores de Benefício e com apenas dois Objetivos Públicos.',
            {
              solo_private: {
                1: 'Você tem um Objetivo Pessoal, virado para cima.',
                2: 'Você tem dois Objetivos Pessoais, virados para cima.',
              },
            },
            'Escolha a dificuldade: de uma ferramenta (Desafio Extremo) a cinco (Fácil).',
          ],
        },
        { id: '9.2', text: 'A cada rodada, tire e role quatro dados e jogue dois turnos.' },
        {
          id: '9.3',
          text: [
            {
              solo_payment: {
                colour:
                  'Pague uma ferramenta com um dado do acervo na cor indicada na carta. Isso não gasta a sua compra, mas você não pode pagar com o dado que está comprando.',
                'first-printing':
                  'Pague uma ferramenta com um dado do acervo. As ferramentas de 1 a 6 custam um dado com o número da própria carta, e as de 7 a 12, um dado na cor indicada na carta. Isso não gasta a sua compra, mas você não pode pagar com o dado que está comprando.',
              },
            },
            'Depois, o dado e a ferramenta saem do jogo, então você só pode usar cada ferramenta **uma vez**. Pague primeiro: a ferramenta age sobre os dados que restam no acervo.',
          ],
        },
        {
          id: '9.4',
          text: 'Os dados que sobram no fim de uma rodada vão para a Trilha de Rodadas e mantêm seus valores. Se não sobrar nenhum, um Marcador de Pontuação ocupa o lugar.',
        },
        {
          id: '9.5',
          text: 'Sua **Pontuação Alvo** é a soma dos valores de todos os dados na Trilha de Rodadas no fim da partida. Os dados usados para pagar ferramentas não contam.',
        },
        {
          id: '9.6',
          text: [
            {
              solo_private: {
                1: 'Pontue como de costume, com seu Objetivo Pessoal.',
                2: 'Pontue como de costume, mas só com um dos seus dois Objetivos Pessoais: o melhor conta automaticamente.',
              },
            },
            'Perca **3** pontos por espaço livre, em vez de 1. Você vence se fizer mais pontos que a sua Pontuação Alvo.',
          ],
        },
      ],
    },
    {
      number: 10,
      title: 'Edições e opções da mesa',
      lead: 'A referência é a versão 1.2 do manual em inglês. Nos pontos em que outras edições divergem, você escolhe a regra ao criar a mesa.',
      rules: [
        {
          id: '10.1',
          text: '**Bolsa reduzida.** Com dois jogadores, 8 dados de cada cor ficam fora da bolsa; com três, 4. Assim, todos os dados da bolsa entram em jogo.',
        },
        {
          id: '10.2',
          text: '**Objetivos Pessoais no jogo individual.** Dois, valendo o melhor, ou apenas um.',
        },
        {
          id: '10.3',
          text: '**Desempate final.** Se nem os Marcadores de Benefício desempatarem, há três opções: vence o último dos empatados na ordem de turno da última rodada, vence quem jogou o último turno dela, ou a vitória é dividida.',
        },
        {
          id: '10.4',
          text: '**Pagamento de ferramentas no jogo individual.** A cor indicada na Carta de Ferramenta ou o custo da primeira tiragem: as ferramentas de 1 a 6 custam um dado com o número da própria carta, e as de 7 a 12, um dado na cor da carta.',
        },
        {
          id: '10.5',
          text: '**Jogador Inicial.** Por sorteio ou por escolha de quem organiza a mesa.',
        },
      ],
    },
  ],
};
