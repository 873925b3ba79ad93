/**
 * The address of every page, as the pattern that the router takes. App, mails, notices and demo data read this one list; it is pure, since the
 * server's engine runs it too. Product 61 to 64.
 */
export const paths = {
  home: '/',
  about: '/quem-somos',
  howItWorks: '/como-funciona',
  publishDemand: '/publicar-demanda',
  providers: '/fornecedores',
  provider: '/fornecedores/:providerId',
  support: '/suporte',
  privacy: '/privacidade',
  terms: '/termos',
  documentation: '/documentacao',
  chooseAccount: '/cadastro',
  signUp: '/cadastro/:role',
  signIn: '/login',
  emailConfirmed: '/auth/callback',
  resetPassword: '/reset-password',
  confirmNewEmail: '/auth/confirmar-email',
  dashboard: '/dashboard',
  account: '/perfil',
  newProject: '/projetos/novo',
  openProjects: '/projetos-abertos',
  project: '/projetos/:projectId',
  editProject: '/projetos/:projectId/editar',
  myProjects: '/meus-projetos',
  manageProposals: '/projetos/:projectId/propostas',
  receivedProposals: '/propostas-recebidas',
  myProposals: '/minhas-propostas',
  messages: '/mensagens',
  conversation: '/mensagens/:conversationId',
  notifications: '/notificacoes',
  outbox: '/pendencias',
  admin: '/admin',
  adminLogin: '/admin/login',
} as const

/** A value for each `:name` of a pattern, in order. */
type Values<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Values<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : []

/** Makes the addresses of one pattern. Values are ids and roles, which need no escaping. */
export function linkTo<Path extends string>(path: Path): (...values: Values<Path>) => string {
  return (...values) => {
    const left: string[] = [...values]
    return path.replace(/:[^/]+/g, () => left.shift() ?? '')
  }
}

/** Addresses of pages, for links. */
export const links = {
  home: linkTo(paths.home),
  about: linkTo(paths.about),
  howItWorks: linkTo(paths.howItWorks),
  publishDemand: linkTo(paths.publishDemand),
  /** With the search already typed. */
  providers: (search = '') => (search ? `${paths.providers}?q=${encodeURIComponent(search).replace(/%20/g, '+')}` : paths.providers),
  provider: linkTo(paths.provider),
  support: linkTo(paths.support),
  privacy: linkTo(paths.privacy),
  terms: linkTo(paths.terms),
  documentation: linkTo(paths.documentation),
  chooseAccount: linkTo(paths.chooseAccount),
  signUp: linkTo(paths.signUp),
  signIn: linkTo(paths.signIn),
  emailConfirmed: linkTo(paths.emailConfirmed),
  resetPassword: linkTo(paths.resetPassword),
  confirmNewEmail: linkTo(paths.confirmNewEmail),
  dashboard: linkTo(paths.dashboard),
  account: linkTo(paths.account),
  newProject: linkTo(paths.newProject),
  openProjects: linkTo(paths.openProjects),
  project: linkTo(paths.project),
  editProject: linkTo(paths.editProject),
  myProjects: linkTo(paths.myProjects),
  manageProposals: linkTo(paths.manageProposals),
  receivedProposals: linkTo(paths.receivedProposals),
  myProposals: linkTo(paths.myProposals),
  messages: linkTo(paths.messages),
  conversation: linkTo(paths.conversation),
  notifications: linkTo(paths.notifications),
  outbox: linkTo(paths.outbox),
  /** Where the administrators' area begins. */
  admin: linkTo(paths.admin),
  adminLogin: linkTo(paths.adminLogin),
} as const

/** The parameter that carries the page that was asked for through signing up: from page to page, and in the mailed link. */
export const askedPageParameter = 'para'

/** A page of signing in or up that leads on to `from`. */
export const onTheWayTo = (from: string, href: string): string => `${href}?${askedPageParameter}=${encodeURIComponent(from).replaceAll('%2F', '/')}`

/** Whether it is an address of this site without its origin: '//host' and '/\host' lead to another one. As browsers write it, in ASCII. */
export const isOwnPath = (path: string): boolean => /^\/(?:[\x21-\x2e\x30-\x5b\x5d-\x7e][\x21-\x5b\x5d-\x7e]{0,300})?$/.test(path)

/** Open projects with the search already typed. */
export const openProjectsFor = (search: string): string => `${links.openProjects()}?q=${encodeURIComponent(search).replace(/%20/g, '+')}`

/** The page of a project that an administrator removed, as its owner's notice names it. Product 55. */
export const removedProjectLink = (id: string): string => `${links.project(id)}?removido`

/** Support with one of one's own tickets open, as the notice and the mail of an answer name it. Product 91. */
export const ticketLink = (id: string): string => `${links.support()}?chamado=${id}`

export const isTicketLink = (link: string): boolean => link.startsWith(ticketLink(''))
