import { isNoticeKind, waysOf } from '#domain/notice'
import type { MailList } from '#domain/people/mail-lists'
import { askedPageParameter, links, ticketLink } from '#links'
import { mails } from '#texts'
import { environment } from '../globals'
import type { App } from '../pocketbase-api'
import { accountOfAddress } from '../sign-ups/account-of-address'
import { signUpToken } from '../sign-ups/sign-up-link'
import { newestSignUps } from '../sign-ups/sign-ups'
import { rowsOf, textOf } from '../sql'
import { newProjects } from './new-projects'
import { unsubscribeLink } from './unsubscribe-link'

export type Waiting = {
  id: string
  kind: string
  user_id: string
  name: string
  email: string
  person_name: string
  about: string
  tries: number
} & Switches
type Switches = { is_mailed: number; is_suspended: number; mails_off: string }

type Letter = { subject: string; text: string; html: string }
type Ways = { unsubscribe_link: string; settings_link: string }
type Context = {
  app: App
  name: string
  email: string
  personName: string
  userId: string
  about: About
  conversations: Conversation[]
  ways: Ways
}
type About = { id: string; title: string; since: string; reason: string }
type Conversation = { id: string; person_name: string; project_title: string }

const page = (path: string): string => `${environment('PUBLIC_URL')}${path}`

/** A server, proxy or log never sees what follows '#'. */
export const tokenLink = (path: string, token: string): string => `${page(path)}#token=${encodeURIComponent(token)}`

/** Greets without a name, which anyone may have typed. Product 41 and 92. */
function verification({ app, email, about }: Context): Letter {
  const origin = newestSignUps(app, email, about.id)[0]?.origin ?? ''
  const link = tokenLink(links.emailConfirmed(), signUpToken(app, { email, signUp: about.id }))
  // Before the token: an addition by a mail program spoils no page.
  return mails.verification({ name: '', link: origin ? link.replace('#', `#${askedPageParameter}=${encodeURIComponent(origin)}&`) : link })
}

function addressTaken({ app, email }: Context): Letter | undefined {
  const account = accountOfAddress(app, email)
  return account?.getBool('verified') ? mails.addressTaken({ name: account.getString('full_name'), link: page(links.signIn()) }) : undefined
}

/** Undefined where the mail's reason is gone. */
const letters = new Map<string, (context: Context) => Letter | undefined>([
  ['sign_up', (context) => addressTaken(context) ?? verification(context)],
  ['verification', (context) => (addressTaken(context) ? undefined : verification(context))],
  ['address_in_use', ({ name }) => mails.addressInUse({ name, link: page(links.signIn()) })],
  ['email_changed', ({ name }) => mails.emailChanged({ name, link: page(links.support()) })],
  ['password_changed', ({ name }) => mails.passwordChanged({ name, link: page(links.signIn()) })],
  ['deletion_declined', ({ name, about }) => mails.deletionDeclined({ name, reason: about.reason, link: page(links.account()) })],
  ['sign_up_again', () => mails.signUpAgain({ name: '', link: page(links.chooseAccount()) })],
  [
    'new_projects',
    ({ app, name, userId, about, ways }) => {
      const projects = newProjects(app, userId, about.since)
      if (projects.length === 0) return undefined
      const listed = projects.map(({ id, title, city, state }) => ({ title, place: `${city}, ${state}`, link: page(links.project(id)) }))
      return mails.newProjects({ name, projects: listed, link: page(links.openProjects()), ...ways })
    },
  ],
  [
    'proposal_received',
    ({ name, personName, about, ways }) =>
      mails.proposalReceived({
        name,
        person_name: personName,
        project_title: about.title,
        link: page(links.manageProposals(about.id)),
        ...ways,
      }),
  ],
  [
    'project_invitation',
    ({ name, personName, about, ways }) =>
      mails.projectInvitation({ name, person_name: personName, project_title: about.title, link: page(links.project(about.id)), ...ways }),
  ],
  [
    'confirmation_asked',
    ({ name, personName, about, ways }) =>
      mails.confirmationAsked({ name, person_name: personName, project_title: about.title, link: page(links.project(about.id)), ...ways }),
  ],
  [
    'deal_undone',
    ({ name, personName, about, ways }) =>
      mails.dealUndone({ name, person_name: personName, project_title: about.title, link: page(links.project(about.id)), ...ways }),
  ],
  [
    'change_proposed',
    ({ name, personName, about, ways }) =>
      mails.changeProposed({ name, person_name: personName, project_title: about.title, link: page(links.project(about.id)), ...ways }),
  ],
  [
    'work_handed_over',
    ({ name, personName, about, ways }) =>
      mails.workHandedOver({ name, person_name: personName, project_title: about.title, link: page(links.project(about.id)), ...ways }),
  ],
  [
    'still_needed',
    ({ app, name, userId, about, ways }) => {
      const projects = projectsAskedAbout(app, userId, about.since).map(({ id, title }) => ({ title, link: page(links.project(id)) }))
      const [first, second] = projects
      if (!first) return undefined
      if (second) return mails.severalStillNeeded({ name, projects, link: page(links.myProjects()), ...ways })
      return mails.stillNeeded({ name, project_title: first.title, link: first.link, ...ways })
    },
  ],
  [
    'proposal_accepted',
    ({ app, name, about, ways }) => {
      const owner = textOf(app, 'SELECT u.full_name FROM projects p JOIN users u ON u.id = p.client_id WHERE p.id = {:id}', { id: about.id })
      if (owner === '') return undefined
      const link = page(links.project(about.id))
      return mails.proposalAccepted({ name, person_name: owner, project_title: about.title, link, ...ways })
    },
  ],
  ['support_reply', ({ name, about, ways }) => mails.supportReply({ name, link: page(ticketLink(about.id)), ...ways })],
  [
    'message_unread',
    ({ name, personName, about, ways }) =>
      mails.messageUnread({
        name,
        person_name: personName,
        project_title: about.title,
        link: page(links.conversation(about.id)),
        ...ways,
      }),
  ],
  [
    'messages_unread',
    ({ name, conversations, ways }) => {
      const [first, second] = conversations
      if (!first) return undefined
      if (second) return mails.messagesUnread({ name, conversations, link: page(links.messages()), ...ways })
      return mails.messageUnread({ ...first, name, link: page(links.conversation(first.id)), ...ways })
    },
  ],
])

const projectsAskedAbout = (app: App, owner: string, since: string): { id: string; title: string }[] =>
  rowsOf(
    app,
    { id: '', title: '' },
    "SELECT id, title FROM projects WHERE client_id = {:owner} AND status = 'open' AND asked_at = {:since} ORDER BY created_at DESC",
    { owner, since },
  )

/** Lists of mails that are no notice's and answer no act of their receiver. */
const lists = new Map<string, MailList>([
  ['new_projects', 'new_projects'],
  ['message_unread', 'messages'],
  ['messages_unread', 'messages'],
  ['support_reply', 'support'],
])

/** Undefined for a mail that always goes. */
const listOf = (kind: string): MailList | undefined => (isNoticeKind(kind) && waysOf(kind).isMailed ? 'projects' : lists.get(kind))

/** Not sent while their receiver is suspended. Product 90. */
const asksToAct = (kind: string): boolean =>
  isNoticeKind(kind) ? waysOf(kind).asksToAct === true : ['new_projects', 'message_unread', 'messages_unread'].includes(kind)

/** Undefined where the reason is gone, the list is off, or the receiver is suspended. */
export function letterOf(app: App, mail: Waiting): (Letter & { headers: Record<string, string> }) | undefined {
  const list = listOf(mail.kind)
  if (list && !wants(mail, list)) return undefined
  if (mail.is_suspended === 1 && asksToAct(mail.kind)) return undefined
  const unsubscribe_link = list ? unsubscribeLink(app, { user: mail.user_id, list }) : ''
  const letter = letters.get(mail.kind)?.({
    ...{ app, name: mail.name, email: mail.email, userId: mail.user_id, personName: mail.person_name },
    ...{ about: aboutOf(mail.about), conversations: conversationsIn(app, mail.about) },
    ways: { unsubscribe_link, settings_link: page(links.account()) },
  })
  return letter && { ...letter, headers: { ...automatic, ...(list && unsubscribeHeaders(unsubscribe_link)) } }
}

const wants = ({ is_mailed, mails_off }: Waiting, list: MailList): boolean => is_mailed === 1 && !mails_off.includes(`"${list}"`)

/** No absence note answers it (RFC 3834). */
export const automatic = { 'Auto-Submitted': 'auto-generated' }

/** One press ends the list (RFC 8058). */
const unsubscribeHeaders = (link: string): Record<string, string> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function waitingMail(app: App, id: string): Waiting | undefined {
  const shape = {
    id: '',
    kind: '',
    user_id: '',
    name: '',
    email: '',
    person_name: '',
    about: '',
    tries: 0,
    is_mailed: 0,
    is_suspended: 0,
    mails_off: '',
  }
  const sql = `SELECT m.id, m.kind, m.user_id, coalesce(u.full_name, '') AS name, coalesce(m.about ->> 'email', u.email, '') AS email,
    coalesce(p.full_name, '') AS person_name, coalesce(m.about, '') AS about, m.tries,
    coalesce(u.notify_email, 0) AS is_mailed, coalesce(u.suspended_at, '') <> '' AS is_suspended, coalesce(u.mails_off, '') AS mails_off FROM mail_queue m
    LEFT JOIN users u ON u.id = m.user_id LEFT JOIN users p ON p.id = m.person_id WHERE m.id = {:id} AND (m.user_id = '' OR u.id <> '')`
  return rowsOf(app, shape, sql, { id })[0]
}

function aboutOf(json: string): About {
  const about: unknown = JSON.parse(json || 'null')
  const text = (name: string): string => (typeof about === 'object' && about !== null ? String(Reflect.get(about, name) ?? '') : '')
  return { id: text('id'), title: text('title'), since: text('since'), reason: text('reason') }
}

const conversationsIn = (app: App, about: string): Conversation[] =>
  about.startsWith('{"conversations":') ? rowsOf(app, { id: '', person_name: '', project_title: '' }, CONVERSATIONS, { about }) : []

const CONVERSATIONS = `SELECT c.id, u.full_name AS person_name, p.title AS project_title FROM json_each({:about}, '$.conversations') named
  JOIN conversations c ON c.id = named.value ->> 'id' JOIN projects p ON p.id = c.project_id JOIN users u ON u.id = named.value ->> 'sender'
  ORDER BY named.key`

export function wantedAddress({ about: json }: Waiting): string {
  const about: unknown = JSON.parse(json || 'null')
  return typeof about === 'object' && about !== null && 'email' in about ? String(about.email) : ''
}
