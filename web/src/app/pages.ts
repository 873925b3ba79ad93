import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import ListChecks from 'lucide-react/icons/list-checks'
import Search from 'lucide-react/icons/search'
import { paths } from '#links'
import { texts } from '#texts'
import type { Page } from './page'

const client = ['cliente'] as const
const provider = ['empresa', 'autonomo'] as const

const { header: everyone, userMenu: own, navigation: bars, palette, footer } = texts.shell

/**
 * In menu order, without administrators' pages (features/admin/pages.ts). Every visitor loads it: icons of the signed in are in places.ts,
 * build and server use web/links.ts.
 */
export const pages: readonly Page[] = [
  {
    path: paths.home,
    area: 'public',
    entry: { text: everyone.home, menus: ['header', 'footer'], Icon: House },
    load: () => import('../features/home/home-page').then((m) => ({ Component: m.HomePage })),
  },

  {
    path: paths.dashboard,
    area: 'signedIn',
    entry: { text: own.dashboard, menus: ['sidebar', 'bottomBar', 'tasks', 'ownFooter'] },
    isWorkArea: true,
    title: own.dashboard,
    load: () => import('../features/dashboard/dashboard-page').then((m) => ({ Component: m.DashboardPage })),
  },
  {
    path: paths.messages,
    area: 'signedIn',
    entry: { text: bars.messages, menus: ['sidebar', 'bottomBar'] },
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
    entry: { text: palette.notifications },
    load: () => import('../features/notifications/notifications-page').then((m) => ({ Component: m.NotificationsPage })),
  },
  {
    path: paths.myProjects,
    area: 'signedIn',
    entry: { text: own.myProjects, menus: ['sidebar', 'bottomBar', 'tasks'] },
    roles: client,
    isWorkArea: true,
    load: () => import('../features/projects/my-projects-page').then((m) => ({ Component: m.MyProjectsPage })),
  },
  {
    path: paths.newProject,
    area: 'signedIn',
    entry: { text: own.publishProject, menus: ['tasks'] },
    roles: client,
    load: () => import('../features/projects/new/new-project-page').then((m) => ({ Component: m.NewProjectPage })),
  },
  {
    path: paths.receivedProposals,
    area: 'signedIn',
    entry: { text: own.receivedProposals, menus: ['sidebar', 'bottomBar', 'tasks'] },
    roles: client,
    isWorkArea: true,
    load: () => import('../features/proposals/received-proposals-page').then((m) => ({ Component: m.ReceivedProposalsPage })),
  },
  {
    path: paths.openProjects,
    area: 'signedIn',
    entry: { text: own.findWork, menus: ['sidebar', 'bottomBar', 'tasks'] },
    menuOf: provider,
    isWorkArea: true,
    load: () => import('./open-projects-with-detail').then((m) => ({ Component: m.OpenProjectsWithDetail })),
  },
  {
    path: paths.project,
    area: 'signedIn',
    linkedFrom: paths.openProjects,
    load: () => import('./project-with-proposals').then((m) => ({ Component: m.ProjectWithProposals })),
  },
  {
    path: paths.editProject,
    area: 'signedIn',
    linkedFrom: paths.project,
    roles: client,
    load: () => import('../features/projects/edit/edit-project-page').then((m) => ({ Component: m.EditProjectPage })),
  },
  {
    // No roles: the page itself answers others than the project's owner. Product 48.
    path: paths.manageProposals,
    area: 'signedIn',
    linkedFrom: paths.project,
    load: () => import('../features/proposals/manage-proposals-page').then((m) => ({ Component: m.ManageProposalsPage })),
  },
  {
    path: paths.myProposals,
    area: 'signedIn',
    entry: { text: own.myProposals, menus: ['sidebar', 'bottomBar', 'tasks'] },
    roles: provider,
    isWorkArea: true,
    load: () => import('../features/proposals/my-proposals-page').then((m) => ({ Component: m.MyProposalsPage })),
  },
  {
    path: paths.providers,
    area: 'directory',
    entry: { text: everyone.providers, menus: ['header', 'footer', 'sidebar'], Icon: Search },
    menuOf: client,
    load: () => import('../features/directory/directory-page').then((m) => ({ Component: m.DirectoryPage, handle: m.meta })),
  },
  {
    path: paths.provider,
    area: 'directory',
    linkedFrom: paths.providers,
    load: () => import('../features/directory/provider-page').then((m) => ({ Component: m.ProviderPage, handle: m.meta })),
  },
  {
    path: paths.outbox,
    area: 'signedIn',
    entry: { text: own.outbox, menus: ['help'] },
    load: () => import('../features/outbox/outbox-page').then((m) => ({ Component: m.OutboxPage })),
  },
  {
    path: paths.received,
    area: 'signedIn',
    linkedFrom: 'system',
    load: () => import('../features/received/received-page').then((m) => ({ Component: m.ReceivedPage })),
  },
  {
    path: paths.account,
    area: 'signedIn',
    entry: { text: own.settings, menus: ['sidebar', 'bottomBar', 'account'] },
    isWorkArea: true,
    load: () => import('../features/account/settings/settings-page').then((m) => ({ Component: m.SettingsPage })),
  },

  {
    path: paths.howItWorks,
    area: 'public',
    entry: { text: everyone.howItWorks, menus: ['header', 'footer'], Icon: ListChecks },
    load: () => import('../features/how-it-works/how-it-works-page').then((m) => ({ Component: m.HowItWorksPage, handle: m.meta })),
  },
  {
    path: paths.about,
    area: 'public',
    entry: { text: everyone.about, menus: ['header', 'footer'], Icon: Info },
    load: () => import('../features/about/about-page').then((m) => ({ Component: m.AboutPage, handle: m.meta })),
  },
  {
    path: paths.publishDemand,
    area: 'public',
    entry: { text: footer.publish, menus: ['footer'] },
    load: () => import('../features/publish-demand/publish-demand-page').then((m) => ({ Component: m.PublishDemandPage, handle: m.meta })),
  },
  {
    path: paths.support,
    area: 'public',
    entry: { text: footer.support, menus: ['footer', 'help'] },
    load: () => import('../features/support/support-page').then((m) => ({ Component: m.SupportPage, handle: m.meta })),
  },
  {
    path: paths.privacy,
    area: 'public',
    entry: { text: footer.privacy, menus: ['legal'] },
    load: () => import('../features/legal/privacy-page').then((m) => ({ Component: m.PrivacyPage, handle: m.meta })),
  },
  {
    path: paths.terms,
    area: 'public',
    entry: { text: footer.terms, menus: ['legal'] },
    load: () => import('../features/legal/terms-page').then((m) => ({ Component: m.TermsPage, handle: m.meta })),
  },
  {
    path: paths.documentation,
    area: 'public',
    entry: { text: palette.documentation },
    load: () => import('../features/documentation/documentation-page').then((m) => ({ Component: m.DocumentationPage })),
  },

  {
    path: paths.signIn,
    area: 'entrance',
    entry: { text: everyone.logIn, menus: ['entrance'] },
    load: () => import('../features/account/entrance/login-page').then((m) => ({ Component: m.LoginPage })),
  },
  {
    path: paths.chooseAccount,
    area: 'entrance',
    entry: { text: everyone.signUp, menus: ['entrance'] },
    load: () => import('../features/account/entrance/choose-account-page').then((m) => ({ Component: m.ChooseAccountPage })),
  },
  {
    path: paths.signUp,
    area: 'entrance',
    linkedFrom: paths.chooseAccount,
    load: () => import('../features/account/entrance/sign-up-page').then((m) => ({ Component: m.SignUpPage })),
  },

  {
    path: paths.emailConfirmed,
    area: 'public',
    linkedFrom: 'mail',
    load: () => import('../features/account/email-links/email-confirmed-page').then((m) => ({ Component: m.EmailConfirmedPage })),
  },
  {
    path: paths.resetPassword,
    area: 'public',
    linkedFrom: 'mail',
    load: () => import('../features/account/email-links/reset-password-page').then((m) => ({ Component: m.ResetPasswordPage })),
  },
  {
    path: paths.confirmNewEmail,
    area: 'public',
    linkedFrom: 'mail',
    load: () => import('../features/account/email-links/confirm-email-page').then((m) => ({ Component: m.ConfirmEmailPage })),
  },
]
