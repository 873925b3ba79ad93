/** '/quem-somos', with the figures of texts.claims. */
export const about = {
  description: 'Conheça o Canteiro: o ponto de encontro entre quem precisa de uma obra e as empresas e os autônomos que fazem a obra acontecer.',
  title: 'Quem Somos',
  lead: 'O Canteiro é o ponto de encontro entre quem precisa de uma obra e quem sabe fazer.',

  history: {
    title: 'Nossa história',
    paragraphs: [
      'Quem já reformou conhece o roteiro: pedir indicação, esperar retorno, receber três preços impossíveis de comparar. Quem trabalha na construção conhece o outro lado: o telefone que não toca e o orçamento que ninguém responde.',
      'O Canteiro nasceu para encurtar esse caminho. De um lado, quem conta o que precisa uma vez só; do outro, empresas e autônomos da região que respondem com preço e prazo, no mesmo formato, lado a lado.',
      'E nasceu para funcionar onde a obra está: no subsolo, na laje, na estrada. Por isso tudo o que você escreve fica guardado no aparelho e segue quando a internet volta.',
    ],
  },

  mission: { title: 'Missão', text: 'Aproximar quem constrói de quem precisa construir, com informação clara para que cada um decida bem.' },
  vision: { title: 'Visão', text: 'Ser o primeiro lugar em que o Brasil pensa quando precisa de um serviço ou de material de construção.' },

  values: {
    title: 'Nossos valores',
    items: [
      { title: 'Transparência', text: 'Preço, prazo e condições à vista, antes de qualquer decisão.' },
      { title: 'Inovação', text: 'Tecnologia que resolve o dia a dia da obra, mesmo sem sinal.' },
      { title: 'Colaboração', text: 'Bons projetos nascem de conversa franca entre as duas partes.' },
      { title: 'Acessibilidade', text: 'Simples de usar, em qualquer celular e por qualquer pessoa.' },
      { title: 'Compromisso', text: 'O que foi combinado merece ser cumprido, de todos os lados.' },
    ],
  },

  figures: { title: 'O Canteiro em números' },

  team: {
    title: 'Nossa equipe',
    text: 'Somos gente de obra e gente de tecnologia na mesma mesa: quem já assentou piso, quem já esperou por orçamento e quem escreve o sistema. Cada tela daqui passa pela mesma pergunta: ajuda quem está com a mão na massa?',
    action: 'Fale com a gente',
  },
} as const
