import { links } from '#links'
import { mails } from '#texts'
import { accountOfAddress } from '../accounts/account-of-address'
import { signUpToken } from '../accounts/sign-up-link'
import { rowsOf, textOf } from '../database'
import { environment } from '../globals'
import type { App } from '../pocketbase-api'

/** A mail that waits, with whom it goes to and whom it names as they are now. */
export type Waiting = { id: string; kind: string; user_id: string; name: string; email: string; person_name: string; about: string; tries: number }

type Letter = { subject: string; text: string; html: string }
type Context = { app: App; name: string; email: string; personName: string; about: { id: string; title: string }; conversations: Conversation[] }
type Conversation = { id: string; person_name: string; project_title: string }

const page = (path: string): string => `${environment('PUBLIC_URL')}${path}`
const settings_link = (): string => page(links.account())

/** The address of a page with a token. What stands behind '#' reaches no server, proxy or log. */
export const tokenLink = (path: string, token: string): string => `${page(path)}#token=${encodeURIComponent(token)}`

/** Greets without a name, which anybody may have typed. Product 41. */
const verification = ({ app, email }: Context): Letter =>
  mails.verification({ name: '', link: tokenLink(links.emailConfirmed(), signUpToken(app, email)) })

function addressTaken({ app, email }: Context): Letter | undefined {
  const account = accountOfAddress(app, email)
  return account?.getBool('verified') ? mails.addressTaken({ name: account.getString('full_name'), link: page(links.signIn()) }) : undefined
}

/** One for each kind but those with a token of PocketBase's, which it sends. Nothing is a letter without a reason any more. */
const letters = new Map<string, (context: Context) => Letter | undefined>([
  ['sign_up', (context) => addressTaken(context) ?? verification(context)],
  ['verification', (context) => (addressTaken(context) ? undefined : verification(context))],
  ['address_in_use', ({ name }) => mails.addressInUse({ name, link: page(links.signIn()) })],
  ['sign_up_again', () => mails.signUpAgain({ name: '', link: page(links.chooseAccount()) })],
  [
    'proposal_received',
    ({ name, personName, about }) =>
      mails.proposalReceived({
        name,
        person_name: personName,
        project_title: about.title,
        link: page(links.manageProposals(about.id)),
        settings_link: settings_link(),
      }),
  ],
  [
    'proposal_accepted',
    ({ app, name, about }) => {
      const owner = textOf(app, 'SELECT u.full_name FROM projects p JOIN users u ON u.id = p.client_id WHERE p.id = {:id}', { id: about.id })
      if (owner === '') return undefined
      const link = page(links.project(about.id))
      return mails.proposalAccepted({ name, person_name: owner, project_title: about.title, link, settings_link: settings_link() })
    },
  ],
  ['support_reply', ({ name }) => mails.supportReply({ name, link: page(links.support()), settings_link: settings_link() })],
  [
    'message_unread',
    ({ name, personName, about }) =>
      mails.messageUnread({
        name,
        person_name: personName,
        project_title: about.title,
        link: page(links.conversation(about.id)),
        settings_link: settings_link(),
      }),
  ],
  [
    'messages_unread',
    ({ name, conversations }) => {
      const [first, second] = conversations
      if (!first) return undefined
      if (second) return mails.messagesUnread({ name, conversations, link: page(links.messages()), settings_link: settings_link() })
      return mails.messageUnread({ ...first, name, link: page(links.conversation(first.id)), settings_link: settings_link() })
    },
  ],
])

export const letterOf = (app: App, { kind, name, email, person_name, about }: Waiting): Letter | undefined =>
  letters.get(kind)?.({ app, name, email, personName: person_name, about: aboutOf(about), conversations: conversationsIn(app, about) })

export function waitingMail(app: App, id: string): Waiting | undefined {
  const shape = { id: '', kind: '', user_id: '', name: '', email: '', person_name: '', about: '', tries: 0 }
  const sql = `SELECT m.id, m.kind, m.user_id, coalesce(u.full_name, '') AS name, coalesce(u.email, m.about ->> 'email', '') AS email,
    coalesce(p.full_name, '') AS person_name, coalesce(m.about, '') AS about, m.tries FROM mail_queue m
    LEFT JOIN users u ON u.id = m.user_id LEFT JOIN users p ON p.id = m.person_id WHERE m.id = {:id} AND (m.user_id = '' OR u.id <> '')`
  return rowsOf(app, shape, sql, { id })[0]
}

function aboutOf(json: string): { id: string; title: string } {
  const about: unknown = JSON.parse(json || 'null')
  if (typeof about !== 'object' || about === null || !('id' in about) || !('title' in about)) return { id: '', title: '' }
  return { id: String(about.id), title: String(about.title) }
}

/** As they are now: those that are gone meanwhile are left out. */
const conversationsIn = (app: App, about: string): Conversation[] =>
  about.startsWith('{"conversations":') ? rowsOf(app, { id: '', person_name: '', project_title: '' }, CONVERSATIONS, { about }) : []

const CONVERSATIONS = `SELECT c.id, u.full_name AS person_name, p.title AS project_title FROM json_each({:about}, '$.conversations') named
  JOIN conversations c ON c.id = named.value ->> 'id' JOIN projects p ON p.id = c.project_id JOIN users u ON u.id = named.value ->> 'sender'
  ORDER BY named.key`

export function wantedAddress({ about: json }: Waiting): string {
  const about: unknown = JSON.parse(json || 'null')
  return typeof about === 'object' && about !== null && 'email' in about ? String(about.email) : ''
}
