/** Claims about the product: the owner proves or changes them here. Product 25. */
export const claims = {
  completedProjects: { figure: '1000+', label: 'projetos concluídos' },
  providers: { figure: '500+', label: 'fornecedores cadastrados' },
  clients: { figure: '2000+', label: 'clientes satisfeitos' },
  satisfaction: { figure: '98%', label: 'de satisfação' },
} as const

export const home = {
  title: 'Sua obra começa com um bom orçamento',

  hero: {
    title: 'Sua obra começa com um bom orçamento.',
    text: 'Publique o que precisa e receba propostas de pedreiros, eletricistas, construtoras e lojas da sua região.',
    publish: 'Publicar projeto',
    signUp: 'Cadastre-se',
    /** For the signed-in. */
    myProjects: 'Meus projetos',
    findWork: 'Encontrar trabalho',
    myProposals: 'Minhas propostas',
  },

  steps: {
    title: 'Como funciona',
    count: '3 passos',
    items: [
      { title: 'Conte o que precisa', text: 'Texto, medidas, materiais e fotos. Até sem internet.' },
      { title: 'Receba propostas', text: 'Empresas e autônomos da sua região enviam preço e prazo.' },
      { title: 'Compare e contrate', text: 'Veja as propostas lado a lado, converse e escolha a melhor para você.' },
    ],
  },

  benefits: {
    title: 'Por que usar o Canteiro',
    items: [
      { title: 'Propostas comparáveis', text: 'Preço, prazo e o que está incluído, lado a lado.' },
      { title: 'Gente da sua região', text: 'Quem recebe seu projeto trabalha perto de você.' },
      { title: 'Funciona sem internet', text: 'Escreva na obra, no subsolo ou na estrada. O envio acontece quando a conexão volta.' },
      { title: 'Seus dados protegidos', text: 'Telefone, e-mail e documento não aparecem para outras pessoas.' },
    ],
  },

  /** Invented people and prices. */
  sample: {
    project: 'Reforma de banheiro com troca de piso',
    offers: [
      { name: 'João Batista', role: 'Autônomo', price: 'R$ 4.350,00', days: '9 dias', lowest: 'price' },
      { name: 'Construtora Horizonte', role: 'Empresa', price: 'R$ 6.180,00', days: '6 dias', lowest: 'days' },
      { name: 'Rosa Pisos', role: 'Empresa', price: 'R$ 4.780,00', days: '12 dias', lowest: null },
    ],
    caption: 'Exemplo. O menor preço e o menor prazo aparecem destacados; a escolha é sua.',
  },

  audiences: {
    title: 'Para quem é',
    /** Words of the texts that lead to those who do it. */
    trades: [
      ['Construtoras', 'construtora'],
      ['lojas de materiais', 'materiais'],
      ['Pedreiros', 'pedreiro'],
      ['eletricistas', 'eletricista'],
      ['pintores', 'pintor'],
    ],
    items: {
      client: { title: 'Clientes', text: 'Vai construir ou reformar? Publique seu projeto e receba propostas.', action: 'Publicar projeto' },
      company: { title: 'Empresas', text: 'Construtoras e lojas de materiais encontram novos clientes.', action: 'Cadastrar empresa' },
      selfEmployed: { title: 'Autônomos', text: 'Pedreiros, eletricistas e pintores encontram trabalho perto de casa.', action: 'Criar perfil' },
    },
  },

  closing: {
    title: 'Pronto para começar?',
    text: 'O cadastro é gratuito e leva um minuto.',
    signUp: 'Cadastre-se',
    howItWorks: 'Como funciona',
  },

  regions: {
    title: 'Regiões atendidas',
    text: 'Cidades em que já há empresas e autônomos cadastrados.',
    loading: 'Carregando regiões...',
    listLabel: 'Cidades atendidas',
    failed: 'Não foi possível carregar as regiões.',
    none: 'Os primeiros fornecedores estão chegando. Em breve, a sua cidade aparece aqui.',
    place: (city: string, state: string) => `${city}, ${state}`,
    all: (count: number) => `Ver todas as ${count} cidades`,
  },
} as const
