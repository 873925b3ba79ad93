/** '/como-funciona'. */
export const howItWorks = {
  description: 'Veja como o Canteiro funciona: publique seu projeto, receba propostas com preço e prazo, negocie e contrate.',
  title: 'Como Funciona',
  lead: 'Do primeiro rabisco ao aperto de mão: três passos entre a sua necessidade e quem resolve.',

  video: {
    title: 'Veja em vídeo',
    play: 'Assistir ao vídeo',
    note: 'O vídeo é do YouTube e só é carregado depois do seu clique.',
    frame: 'Vídeo: como funciona o Canteiro',
  },

  steps: {
    title: 'Em três passos',
    items: [
      {
        title: 'Publicação do projeto',
        text: 'O cliente descreve o que precisa: medidas, materiais, fotos e, se quiser, um orçamento previsto. Dá para escrever na obra, mesmo sem internet.',
      },
      {
        title: 'Recebimento de propostas',
        text: 'Empresas e autônomos da região são avisados e enviam propostas com valor, prazo e apresentação. O cliente vê todas lado a lado.',
      },
      {
        title: 'Negociação e contratação',
        text: 'Os dois conversam pela plataforma, acertam os detalhes, e o cliente aceita a proposta que preferir. O projeto entra em andamento.',
      },
    ],
  },

  benefits: {
    title: 'Vantagens para os dois lados',
    clients: {
      title: 'Para clientes',
      items: [
        'Uma descrição só, várias propostas',
        'Preço e prazo comparados lado a lado',
        'Telefone e e-mail não aparecem para outras pessoas',
        'Conversa e combinados guardados em um lugar',
      ],
      action: 'Publicar projeto',
    },
    providers: {
      title: 'Para fornecedores',
      items: [
        'Projetos abertos da sua cidade e do seu estado',
        'Aviso quando surge um projeto perto de você',
        'Proposta que pode ser melhorada enquanto está pendente',
        'Perfil público no diretório de fornecedores',
      ],
      action: 'Cadastrar meu negócio',
    },
  },

  closing: {
    title: 'Vamos começar?',
    text: 'Crie sua conta gratuita e dê o primeiro passo hoje.',
    signUp: 'Cadastre-se',
    providers: 'Ver fornecedores',
  },
} as const
