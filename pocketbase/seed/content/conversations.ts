import type { DemoConversation } from './shapes'

export const conversations: DemoConversation[] = [
  {
    project: 'kitchen',
    provider: 'sebastiao',
    unread: { marina: 3 },
    messages: [
      ['sebastiao', '19d 20:52', 'Boa noite, dona Marina! Obrigado pela confiança. Segunda às 7h30 está bom para a senhora?'],
      ['marina', '19d 21:04', 'Boa noite, Sebastião! Pode ser 8h? Levo minha filha na escola antes.'],
      ['sebastiao', '19d 21:06', 'Pode sim. 8h em ponto.'],
      ['marina', '18d 12:31', 'O porcelanato é 80 × 80. Contei 8 caixas com 2 peças cada. Dá para os 11 m²?'],
      [
        'sebastiao',
        '18d 12:48',
        'Cada caixa dessa dá 1,28 m², então são 10,24. Para 11 m² com os recortes eu preciso de 10 caixas. Compra mais duas do mesmo lote, está escrito na lateral.',
      ],
      ['marina', '18d 13:15', 'Que bom que perguntei! Consegui do mesmo lote, chegam sexta.'],
      [
        'sebastiao',
        '12d 17:22',
        'Terminei a demolição e a regularização. Amanhã começa o piso. A pia está ligada no tanque, só não usa água quente.',
      ],
      ['marina', '12d 19:40', 'Perfeito, obrigada! Ficou bem limpo.'],
      ['sebastiao', '5d 16:58', 'Piso pronto e já rejuntado. Não pisa até amanhã cedo, por favor.'],
      ['marina', '5d 18:20', 'Ficou lindo! O nivelamento está impecável.'],
      ['sebastiao', '52min', 'Dona Marina, os azulejos da parede do fogão acabaram. Faltou 0,8 m², por causa dos recortes das tomadas.'],
      ['sebastiao', '51min', 'A senhora consegue uma caixa até amanhã? Se não tiver do mesmo lote eu ponho atrás da geladeira, que não aparece.'],
      ['sebastiao', '34min', 'Já deixei o rejunte preparado. Com o azulejo na mão eu fecho tudo amanhã até o meio-dia.'],
    ],
  },
  {
    project: 'wall',
    provider: 'sebastiao',
    started: '1d 12:02',
    unread: { sebastiao: 1 },
    messages: [
      ['marina', '1d 12:03', 'Oi, Sebastião! Vi sua proposta do muro. Você abre a vala do baldrame na mão ou precisa de máquina?'],
      [
        'sebastiao',
        '1d 12:40',
        'Na mão mesmo, dona Marina. São 18 m, dois ajudantes abrem em um dia e meio. A terra eu deixo no canto para o jardim.',
      ],
      ['marina', '1d 19:22', 'Ótimo. E consegue melhorar o prazo? Queria pronto antes do aniversário da minha filha.'],
      ['sebastiao', '1d 20:12', 'Consigo fazer em 12 dias com mais um ajudante, e baixei um pouco o valor. Já atualizei a proposta.'],
      ['marina', '18min', 'Vi agora, obrigada! Você começaria logo depois de terminar a cozinha?'],
    ],
  },
  {
    project: 'bathroom',
    provider: 'prumo',
    started: '4d 09:28',
    unread: { prumo: 2 },
    messages: [
      ['marina', '4d 09:30', 'Bom dia! A proposta de vocês está completa, mas passou do que eu tinha separado. Dá para rever?'],
      [
        'prumo',
        '4d 10:11',
        'Bom dia, Marina! Aqui é a Cláudia, engenheira. Dá, sim. O que mais pesa é o box com instalação e o revestimento grande. Qual revestimento você tem em mente?',
      ],
      ['marina', '4d 10:45', 'O branco retificado de 30 × 60, simples. E o box posso comprar direto.'],
      ['prumo', '3d 08:55', 'Assim ajuda bastante. Refaço as contas e atualizo a proposta até amanhã.'],
      ['prumo', '2d 17:38', 'Atualizada: R$ 15.900,00, 20 dias, com a mesma garantia. Qualquer dúvida estou aqui.'],
      ['marina', '38min', 'Obrigada, Cláudia! Vou decidir até sexta.'],
      ['marina', '37min', 'Uma dúvida: a ART entra nesse valor ou é à parte?'],
    ],
  },
  {
    project: 'painting',
    provider: 'prumo',
    messages: [
      ['prumo', '59d 08:30', 'Bom dia, Marina! Começamos na quarta. Você deixa a chave na portaria?'],
      ['marina', '59d 09:12', 'Deixo, sim. A tinta está no quarto menor, com as etiquetas.'],
      ['prumo', '53d 17:05', 'Paredes com a primeira demão. Achamos uma trinca atrás da porta da sala e já tratamos com tela.'],
      ['marina', '53d 18:47', 'Ótimo, obrigada por avisar.'],
      ['prumo', '45d 16:20', 'Terminado e limpo. Sobrou meia lata de branco neve, deixamos na área de serviço.'],
      ['marina', '44d 17:22', 'Fui lá hoje. Ficou excelente, já anunciei o apartamento. Obrigada à equipe!'],
      ['prumo', '44d 17:50', 'Nós que agradecemos. Boa sorte com o aluguel!'],
    ],
  },
  {
    project: 'sidewalk',
    provider: 'sebastiao',
    messages: [
      ['marina', '48d 12:50', 'Sebastião, aceitei! Pode começar na quinta?'],
      ['sebastiao', '48d 13:30', 'Posso. Só preciso do carro fora da garagem desde quarta à noite.'],
      ['sebastiao', '41d 15:10', 'Concreto lançado e desempenado. Molha de manhã e de tarde por três dias, para não trincar.'],
      ['marina', '41d 15:26', 'Combinado. O caimento para a sarjeta ficou perfeito.'],
      ['marina', '38d 16:08', 'Conferi hoje com água e não empoça nada. Muito obrigada!'],
      ['sebastiao', '38d 18:33', 'Eu que agradeço, dona Marina. Precisando, é só chamar.'],
    ],
  },
]
