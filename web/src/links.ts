/** Route patterns, as the router takes them. Specification 2. */
export const routes = {
  home: '/',
  chooseAccount: '/cadastro',
  signUp: '/cadastro/:role',
  signIn: '/login',
  emailConfirmed: '/auth/callback',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  account: '/perfil',
  newProject: '/projetos/novo',
  openProjects: '/projetos-abertos',
  project: '/projetos/:projectId',
  myProjects: '/meus-projetos',
  manageProposals: '/projetos/:projectId/propostas',
  myProposals: '/minhas-propostas',
  messages: '/mensagens',
  conversation: '/mensagens/:conversationId',
  outbox: '/pendencias',
} as const

/** Addresses of pages, for links. */
export const links = {
  home: () => '/',
  chooseAccount: () => '/cadastro',
  signUp: (role: string) => `/cadastro/${role}`,
  signIn: () => '/login',
  dashboard: () => '/dashboard',
  account: () => '/perfil',
  newProject: () => '/projetos/novo',
  openProjects: () => '/projetos-abertos',
  project: (projectId: string) => `/projetos/${projectId}`,
  myProjects: () => '/meus-projetos',
  manageProposals: (projectId: string) => `/projetos/${projectId}/propostas`,
  myProposals: () => '/minhas-propostas',
  messages: () => '/mensagens',
  conversation: (conversationId: string) => `/mensagens/${conversationId}`,
  outbox: () => '/pendencias',
} as const
