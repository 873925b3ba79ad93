/** Texts around every screen: header, menus, sidebars, bottom bars, footer, prompts. */
export const shell = {
  brand: 'Canteiro',
  /** Description of the whole product, for pages that have none of their own. */
  description: 'Publique o que sua obra precisa e receba propostas de empresas e autônomos da construção civil na sua região.',
  pageTitle: (page: string) => `${page} | Canteiro`,
  skipToContent: 'Pular para o conteúdo',
  scrollToTop: 'Voltar ao topo',
  /** The place where toasts appear. */
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

  /** Sidebar and bottom bar, where they do not say the words of the user menu. Product 31. */
  navigation: {
    client: 'Área do cliente',
    provider: 'Área do fornecedor',
    messages: 'Mensagens',
    proposals: 'Propostas',
    profile: 'Perfil',
  },

  /** Pages that no menu lists. */
  palette: {
    notifications: 'Notificações',
    documentation: 'Documentação técnica',
  },

  footer: {
    /** Beside a sidebar: unfolds the whole footer. */
    fold: 'Sobre o Canteiro',
    about: 'O ponto de encontro entre quem constrói e quem precisa construir.',
    quickLinks: 'Links rápidos',
    publish: 'Publicar projeto',
    support: 'Suporte',
    services: 'Serviços',
    serviceNames: ['Construção', 'Reforma', 'Elétrica', 'Hidráulica', 'Pintura'],
    social: 'Redes sociais',
    contact: 'Contato',
    contactEmail: 'contato@canteiro.example',
    contactPhone: '(00) 0000-0000',
    contactAddress: 'Endereço a definir',
    contactUs: 'Fale conosco',
    /** Label of the group of the two links below. */
    legal: 'Regras e privacidade',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    adminPanel: 'Painel Admin',
    rights: (year: number) => `© ${year} Canteiro. Todos os direitos reservados.`,
  },

  /** Toast, 3 s. */
  notImplemented: { title: 'Esta funcionalidade ainda não foi implementada' },

  /** Puts the app among those of the device: the browser asks, or `install` explains how. */
  installApp: 'Instalar aplicativo',

  update: {
    text: 'Há uma nova versão.',
    action: 'Atualizar',
    later: 'Depois',
    failed: 'Não foi possível instalar a nova versão. Você pode continuar usando a atual.',
    /** While the new version takes over. */
    installing: 'Atualizando...',
  },

  /** A part of the app whose code did not come. */
  notOpened: { title: 'Não foi possível abrir isto agora', description: 'Verifique sua conexão e tente de novo.' },

  /** A page that could not be shown. */
  broken: {
    title: 'Não foi possível abrir esta página.',
    text: 'Pode haver uma nova versão do Canteiro, ou a conexão caiu no caminho.',
    reload: 'Recarregar',
  },
} as const
