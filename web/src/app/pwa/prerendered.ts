import { paths } from '#links'

type Path = (typeof paths)[keyof typeof paths]

export type Prerendered = {
  path: Path
  /** The values of its `:name`, each written out by itself. */
  at?: readonly string[]
  /** The module of its screen, loaded together with the app. */
  screen: string
  /** The screen's first request to the server. */
  request?: string
}

/** The public pages that the build writes out as HTML. Apart from the table of pages, which every visitor loads. */
export const prerendered: readonly Prerendered[] = [
  { path: paths.home, screen: 'home/home-page.tsx', request: '/api/served-regions' },
  { path: paths.about, screen: 'about/about-page.tsx' },
  { path: paths.howItWorks, screen: 'how-it-works/how-it-works-page.tsx' },
  { path: paths.publishDemand, screen: 'publish-demand/publish-demand-page.tsx' },
  { path: paths.support, screen: 'support/support-page.tsx' },
  { path: paths.privacy, screen: 'legal/privacy-page.tsx' },
  { path: paths.terms, screen: 'legal/terms-page.tsx' },
  { path: paths.resetPassword, screen: 'account/email-links/reset-password-page.tsx' },
  { path: paths.chooseAccount, screen: 'account/entrance/choose-account-page.tsx' },
  { path: paths.signUp, at: ['cliente', 'empresa', 'autonomo'], screen: 'account/entrance/sign-up-page.tsx' },
  { path: paths.signIn, screen: 'account/entrance/login-page.tsx' },
  { path: paths.providers, screen: 'directory/directory-page.tsx', request: '/api/providers?q=&state=&before=' },
]
