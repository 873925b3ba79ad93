import type { ComponentType } from 'react'
import type { Role } from '#domain/documents'
import { paths } from '#links'
import { texts } from '#texts'
import type { PageMeta } from './page-meta'

/**
 * Access and frame of a page: `public`, everyone; `entrance`, only the signed out; `directory`, everyone, inside their own area when signed in;
 * `signedIn`, only the signed in.
 */
type Area = 'public' | 'entrance' | 'directory' | 'signedIn'
type Load = () => Promise<{ Component: ComponentType; handle?: PageMeta }>

export type Page = {
  path: string
  area: Area
  /** Fetches the screen when it is first shown; nothing in this table may import one statically. */
  load: Load
  /** For a page whose heading is not its title. */
  title?: string
  /** Roles with access; without, every role. */
  roles?: readonly Role[]
  /** Roles whose menus list the page; without, those of `roles`. */
  menuOf?: readonly Role[]
  /** Where people work there is no footer. Product 23. */
  isWorkArea?: true
  /** Routes nested in this page. */
  children?: readonly { path: string; load: Load }[]
}

const client = ['cliente'] as const
const provider = ['empresa', 'autonomo'] as const

/**
 * Every page but those of administrators (features/admin/pages.ts): router, guards, menus, footer and the walks of the end-to-end tests read it.
 * A new page is its line here, its file, its address in web/links.ts and its words, and a public one its line in prerendered.ts.
 */
export const pages: readonly Page[] = [
  {
    path: paths.home,
    area: 'public',
    load: () => import('../features/home/home-page').then((m) => ({ Component: m.HomePage })),
  },
  {
    path: paths.about,
    area: 'public',
    load: () => import('../features/about/about-page').then((m) => ({ Component: m.AboutPage, handle: m.meta })),
  },
  {
    path: paths.howItWorks,
    area: 'public',
    load: () => import('../features/how-it-works/how-it-works-page').then((m) => ({ Component: m.HowItWorksPage, handle: m.meta })),
  },
  {
    path: paths.publishDemand,
    area: 'public',
    load: () => import('../features/publish-demand/publish-demand-page').then((m) => ({ Component: m.PublishDemandPage, handle: m.meta })),
  },
  {
    path: paths.support,
    area: 'public',
    load: () => import('../features/support/support-page').then((m) => ({ Component: m.SupportPage, handle: m.meta })),
  },
  {
    path: paths.privacy,
    area: 'public',
    load: () => import('../features/legal/privacy-page').then((m) => ({ Component: m.PrivacyPage, handle: m.meta })),
  },
  {
    path: paths.terms,
    area: 'public',
    load: () => import('../features/legal/terms-page').then((m) => ({ Component: m.TermsPage, handle: m.meta })),
  },
  {
    path: paths.documentation,
    area: 'public',
    load: () => import('../features/documentation/documentation-page').then((m) => ({ Component: m.DocumentationPage })),
  },
  // Where links in mails lead.
  {
    path: paths.emailConfirmed,
    area: 'public',
    load: () => import('../features/account/email-links/email-confirmed-page').then((m) => ({ Component: m.EmailConfirmedPage })),
  },
  {
    path: paths.resetPassword,
    area: 'public',
    load: () => import('../features/account/email-links/reset-password-page').then((m) => ({ Component: m.ResetPasswordPage })),
  },
  {
    path: paths.confirmNewEmail,
    area: 'public',
    load: () => import('../features/account/email-links/confirm-email-page').then((m) => ({ Component: m.ConfirmEmailPage })),
  },

  {
    path: paths.chooseAccount,
    area: 'entrance',
    load: () => import('../features/account/entrance/choose-account-page').then((m) => ({ Component: m.ChooseAccountPage })),
  },
  {
    path: paths.signUp,
    area: 'entrance',
    load: () => import('../features/account/entrance/sign-up-page').then((m) => ({ Component: m.SignUpPage })),
  },
  {
    path: paths.signIn,
    area: 'entrance',
    load: () => import('../features/account/entrance/login-page').then((m) => ({ Component: m.LoginPage })),
  },

  {
    path: paths.providers,
    area: 'directory',
    menuOf: client,
    load: () => import('../features/directory/directory-page').then((m) => ({ Component: m.DirectoryPage, handle: m.meta })),
  },
  {
    path: paths.provider,
    area: 'directory',
    load: () => import('../features/directory/provider-page').then((m) => ({ Component: m.ProviderPage, handle: m.meta })),
  },

  {
    path: paths.dashboard,
    area: 'signedIn',
    isWorkArea: true,
    title: texts.shell.header.dashboard,
    load: () => import('../features/dashboard/dashboard-page').then((m) => ({ Component: m.DashboardPage })),
  },
  {
    path: paths.newProject,
    area: 'signedIn',
    roles: client,
    load: () => import('../features/projects/new/new-project-page').then((m) => ({ Component: m.NewProjectPage })),
  },
  {
    path: paths.myProjects,
    area: 'signedIn',
    roles: client,
    isWorkArea: true,
    load: () => import('../features/projects/my-projects-page').then((m) => ({ Component: m.MyProjectsPage })),
  },
  {
    path: paths.openProjects,
    area: 'signedIn',
    menuOf: provider,
    isWorkArea: true,
    load: () => import('./open-projects-with-detail').then((m) => ({ Component: m.OpenProjectsWithDetail })),
  },
  {
    path: paths.project,
    area: 'signedIn',
    load: () => import('./project-with-proposals').then((m) => ({ Component: m.ProjectWithProposals })),
  },
  {
    path: paths.editProject,
    area: 'signedIn',
    roles: client,
    load: () => import('../features/projects/edit/edit-project-page').then((m) => ({ Component: m.EditProjectPage })),
  },
  {
    // Without roles: it answers anyone but the project's owner itself. Product 48.
    path: paths.manageProposals,
    area: 'signedIn',
    load: () => import('../features/proposals/manage-proposals-page').then((m) => ({ Component: m.ManageProposalsPage })),
  },
  {
    path: paths.receivedProposals,
    area: 'signedIn',
    roles: client,
    isWorkArea: true,
    load: () => import('../features/proposals/received-proposals-page').then((m) => ({ Component: m.ReceivedProposalsPage })),
  },
  {
    path: paths.myProposals,
    area: 'signedIn',
    roles: provider,
    isWorkArea: true,
    load: () => import('../features/proposals/my-proposals-page').then((m) => ({ Component: m.MyProposalsPage })),
  },
  {
    path: paths.messages,
    area: 'signedIn',
    isWorkArea: true,
    load: () => import('../features/messages/messages-page').then((m) => ({ Component: m.MessagesPage })),
    // The list stays in place while conversations change beside it.
    children: [
      {
        path: paths.conversation,
        load: () => import('../features/messages/conversation-page').then((m) => ({ Component: m.ConversationPage })),
      },
    ],
  },
  {
    path: paths.notifications,
    area: 'signedIn',
    load: () => import('../features/notifications/notifications-page').then((m) => ({ Component: m.NotificationsPage })),
  },
  {
    path: paths.outbox,
    area: 'signedIn',
    load: () => import('../features/outbox/outbox-page').then((m) => ({ Component: m.OutboxPage })),
  },
  {
    path: paths.account,
    area: 'signedIn',
    isWorkArea: true,
    load: () => import('../features/account/settings/settings-page').then((m) => ({ Component: m.SettingsPage })),
  },
]
