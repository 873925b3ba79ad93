export const dashboard = {
  title: 'Dashboard',
  welcome: (name: string) => `Olá, ${name}!`,
  nameless: 'Usuário',

  incompleteProfile: {
    title: 'Seu perfil está incompleto.',
    missing: (fields: string, count: number) => `${count === 1 ? 'Falta' : 'Faltam'} ${fields}.`,
    fields: { full_name: 'seu nome', city: 'sua cidade', state: 'seu estado', document_number: { company: 'o CNPJ', person: 'seu CPF' } },
    /** Why the place is asked for. */
    why: { client: 'Com a cidade, avisamos profissionais perto de você.', provider: 'Com a cidade, avisamos você dos projetos da região.' },
    action: 'Completar perfil',
  },

  client: {
    intro: 'O que vamos construir hoje?',
    publish: { title: 'Publicar um projeto', text: 'Conte o que você precisa e receba propostas.', action: 'Publicar projeto' },
    findProviders: 'Ver fornecedores',
    manage: { title: 'Gerenciar projetos', text: 'Acompanhe seus projetos e compare propostas.', action: 'Ver meus projetos' },
    /** After a large number. */
    figures: {
      open: (count: number) => (count === 1 ? 'projeto aberto' : 'projetos abertos'),
      proposals: (count: number) => (count === 1 ? 'proposta a comparar' : 'propostas a comparar'),
      running: 'em andamento',
    },
  },

  provider: {
    intro: 'Veja quem está precisando do seu trabalho.',
    findWork: { title: 'Encontrar trabalho', text: 'Veja os projetos abertos e envie suas propostas.', action: 'Ver projetos abertos' },
    myProposals: { title: 'Minhas propostas', text: 'Acompanhe o que você enviou e o que foi aceito.', action: 'Ver minhas propostas' },
    /** After a large number. */
    figures: {
      pending: 'aguardando resposta',
      accepted: (count: number) => (count === 1 ? 'aceita' : 'aceitas'),
    },
  },

  /** In place of another role's page. */
  pageOf: { clients: 'Esta página é para clientes.', providers: 'Esta página é para empresas e autônomos.' },
  invalidRole: 'Tipo de conta inválido.',
} as const
