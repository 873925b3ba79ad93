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
  /** Where the system hands over what other apps share. */
  received: '/receber',
  /** Where the administrators' area begins. */
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

type Links = { readonly [Page in keyof typeof paths]: (...values: Values<(typeof paths)[Page]>) => string }

/** Addresses of pages, for links. */
export const links = {
  ...(Object.fromEntries(Object.entries(paths).map(([page, path]) => [page, linkTo(path)])) as Links),
  /** With the search already typed. */
  providers: (search = '') => (search ? `${paths.providers}?q=${encodeURIComponent(search).replace(/%20/g, '+')}` : paths.providers),
} as const

/** A page that the build writes out as HTML. */
export type Prerendered = {
  path: (typeof paths)[keyof typeof paths]
  /** The values of its `:name`, each written out by itself. */
  at?: readonly string[]
  /** The module of its screen, loaded together with the app. */
  screen: string
  /** The screen's first request to the server. */
  request?: string
  /** Search engines do not list it, since only a mail leads there. */
  isUnlisted?: true
}

/** The public pages that are prerendered and that search engines list. Apart from the table of pages, since build and server read it, and no visitor. */
export const prerendered: readonly Prerendered[] = [
  { path: paths.home, screen: 'home/home-page.tsx', request: '/api/served-regions' },
  { path: paths.howItWorks, screen: 'how-it-works/how-it-works-page.tsx' },
  { path: paths.publishDemand, screen: 'publish-demand/publish-demand-page.tsx' },
  { path: paths.providers, screen: 'directory/directory-page.tsx', request: '/api/providers?q=&state=&trade=&before=' },
  { path: paths.about, screen: 'about/about-page.tsx' },
  { path: paths.support, screen: 'support/support-page.tsx' },
  { path: paths.chooseAccount, screen: 'account/entrance/choose-account-page.tsx' },
  { path: paths.signUp, at: ['cliente', 'empresa', 'autonomo'], screen: 'account/entrance/sign-up-page.tsx' },
  { path: paths.signIn, screen: 'account/entrance/login-page.tsx' },
  { path: paths.resetPassword, screen: 'account/email-links/reset-password-page.tsx', isUnlisted: true },
  { path: paths.privacy, screen: 'legal/privacy-page.tsx' },
  { path: paths.terms, screen: 'legal/terms-page.tsx' },
]

/** The addresses of a prerendered page. */
export const addressesOf = ({ path, at }: Prerendered): string[] => (at ? at.map((value) => path.replace(/:[^/]+/, value)) : [path])

/** The parameter that carries the page that was asked for through signing up: from page to page, and in the mailed link. */
export const askedPageParameter = 'para'

/** A page of signing in or up that leads on to `from`. */
export const onTheWayTo = (from: string, href: string): string => `${href}?${askedPageParameter}=${encodeURIComponent(from).replaceAll('%2F', '/')}`

/** Whether it is an address of this site without its origin: '//host' and '/\host' lead to another one. As browsers write it, in ASCII. */
export const isOwnPath = (path: string): boolean => /^\/(?:[\x21-\x2e\x30-\x5b\x5d-\x7e][\x21-\x5b\x5d-\x7e]{0,300})?$/.test(path)

/** Open projects with the search already typed. */
/** '/fornecedores?especialidade=pintor' */
export const providersOf = (trade: string): string => `${paths.providers}?especialidade=${trade}`

export const openProjectsFor = (search: string): string => `${links.openProjects()}?q=${encodeURIComponent(search).replace(/%20/g, '+')}`

/** The page of a project that an administrator removed, as its owner's notice names it. Product 55. */
export const removedProjectLink = (id: string): string => `${links.project(id)}?removido`

/** Support with one of one's own tickets open, as the notice and the mail of an answer name it. Product 91. */
export const ticketLink = (id: string): string => `${links.support()}?chamado=${id}`

export const isTicketLink = (link: string): boolean => link.startsWith(ticketLink(''))

/** Pages of one record, by the word that comes before its id in a link of the system, as canteiro://projetos/ID. */
const pagesOfIds: Readonly<Record<string, (id: string) => string>> = {
  projetos: links.project,
  mensagens: links.conversation,
  fornecedores: links.provider,
  suporte: ticketLink,
}

const linkOfId = /^([a-z+]{1,20}):\/\/([a-z]{1,20})\/([a-z0-9]{15})\/?$/

/** Undefined for any link but one of that scheme to a record's page: nothing of it is passed on but an id. */
export function pageOfRecord(link: string, scheme: string): string | undefined {
  const [, given, kind = '', id = ''] = linkOfId.exec(link) ?? []
  return given === scheme && Object.hasOwn(pagesOfIds, kind) ? pagesOfIds[kind]?.(id) : undefined
}

/** The installed web app's scheme, and where browsers open its links. */
export const webLinks = { scheme: 'web+canteiro', path: '/abrir', parameter: 'link' } as const
