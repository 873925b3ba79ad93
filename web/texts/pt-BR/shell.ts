/** Header, menus, sidebars, bottom bars, footer, prompts. */
export const shell = {
  brand: 'Canteiro',
  /** For pages without one of their own. */
  description: 'Publique o que sua obra precisa e receba propostas de empresas e autônomos da construção civil na sua região.',
  pageTitle: (page: string) => `${page} | Canteiro`,
  skipToContent: 'Pular para o conteúdo',
  scrollToTop: 'Voltar ao topo',
  /** Label of the toasts' region. */
  toasts: 'Avisos do aplicativo',
  loading: 'Carregando...',
  stillLoading: 'Ainda carregando...',

  header: {
    label: 'Principal',
    homeLabel: 'Canteiro, página inicial',
    menu: 'Menu',
    home: 'Início',
    providers: 'Fornecedores',
    howItWorks: 'Como Funciona',
    about: 'Quem Somos',
    logIn: 'Entrar',
    signUp: 'Cadastre-se',
    findWork: 'Encontre Trabalho',
    publishProject: 'Publicar projeto',
  },

  userMenu: {
    label: 'Menu da conta',
    labelOf: (name: string) => `Menu de ${name}`,
    nameless: 'Meu Perfil',
    dashboard: 'Dashboard',
    myProjects: 'Meus Projetos',
    publishProject: 'Publicar Projeto',
    receivedProposals: 'Propostas Recebidas',
    findWork: 'Encontrar Trabalho',
    myProposals: 'Minhas Propostas',
    settings: 'Configurações',
    outbox: 'Pendências de envio',
    signOut: 'Sair',
  },

  /** Where they differ from the user menu. Product 31. */
  navigation: {
    client: 'Área do cliente',
    provider: 'Área do fornecedor',
    messages: 'Mensagens',
    proposals: 'Propostas',
    profile: 'Perfil',
  },

  /** In no menu. */
  palette: {
    notifications: 'Notificações',
    documentation: 'Documentação técnica',
  },

  footer: {
    /** Unfolds the footer beside a sidebar. */
    fold: 'Sobre o Canteiro',
    about: 'O ponto de encontro entre quem constrói e quem precisa construir.',
    quickLinks: 'Links rápidos',
    publish: 'Publicar projeto',
    support: 'Suporte',
    services: 'Serviços',
    /** With the trade that each leads to. */
    serviceNames: [
      { name: 'Construção', trade: 'construtora' },
      { name: 'Reforma', trade: 'pedreiro' },
      { name: 'Elétrica', trade: 'eletricista' },
      { name: 'Hidráulica', trade: 'encanador' },
      { name: 'Pintura', trade: 'pintor' },
    ],
    social: 'Redes sociais',
    contact: 'Contato',
    contactEmail: 'contato@canteiro.example',
    contactPhone: '(00) 0000-0000',
    contactAddress: 'Endereço a definir',
    contactUs: 'Fale conosco',
    legal: 'Regras e privacidade',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    adminPanel: 'Painel Admin',
    rights: (year: number) => `© ${year} Canteiro. Todos os direitos reservados.`,
  },

  notImplemented: { title: 'Esta funcionalidade ainda não foi implementada' },

  /** The browser asks, or `install` explains. */
  installApp: 'Instalar aplicativo',

  update: {
    text: 'Há uma nova versão.',
    action: 'Atualizar',
    later: 'Depois',
    failed: 'Não foi possível instalar a nova versão. Você pode continuar usando a atual.',
    installing: 'Atualizando...',
  },

  /** Its code did not load. */
  notOpened: { title: 'Não foi possível abrir isto agora', description: 'Verifique sua conexão e tente de novo.' },

  /** It could not be shown. */
  broken: {
    title: 'Não foi possível abrir esta página.',
    text: 'Pode haver uma nova versão do Canteiro, ou a conexão caiu no caminho.',
    reload: 'Recarregar',
  },
} as const
