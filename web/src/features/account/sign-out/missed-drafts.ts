import { otherName } from '#domain/conversation'
import type { Project } from '#domain/documents'
import { proposalId } from '#domain/ids'
import { mayTake } from '#domain/proposal-life'
import { DEFAULT_SUBJECT } from '#domain/support-ticket'
import { links } from '#links'
import { texts } from '#texts'
import { readAll, readOne } from '../../../data/commands/reads'
import { changesOf } from '../../../data/drafts/changes-of'
import { type DraftForm, draftNames, partsOf } from '../../../data/drafts/draft-names'
import { readRefused } from '../../../data/queries/outbox'
import { fetchProject } from '../../../data/remote/remote-projects'
import type { AccountStore } from '../../../data/store/account-store'
import { draftsOnDisk } from '../../../data/store/unsent-on-disk'
import { countUnpublishedPhotos } from '../../../data/uploads/unpublished-photos'
import { itemName } from '../../../verbs/item-name'
import { changedFields, isProfileDraft } from '../settings/profile-draft'

export { countUnpublishedPhotos } from '../../../data/uploads/unpublished-photos'

/** A draft that its person can go on with: what it is, and the page of its form. `subject` is what the support chat is to be opened about. */
export type MissedDraft = { name: string; href: string; subject?: string }

export type Account = Pick<AccountStore, 'database' | 'userId' | 'sync'>
/** A project that this device does not hold; undefined where the server says that it takes no proposals, null where it cannot be asked. */
type AskProject = (id: string) => Promise<Pick<Project, 'title'> | undefined | null>
type Look = { account: Account; about: string; value: unknown; ask: AskProject }

const { items } = texts.outbox
/** A person who leaves does not wait longer for the server. */
const ASKED_FOR_MS = 2_000

/**
 * The drafts of an account that exist on this device only and lead somewhere. One that says what stands already is none, nor is one whose form is shown
 * nowhere any more. Without a token the server is not asked. Throws where this device does not tell them. Product 39.
 */
export async function missedDrafts(account: Account, token: string | null): Promise<MissedDraft[]> {
  const kept = await draftsOnDisk(account.userId)
  if (!kept) throw new Error('Drafts cannot be read.')
  const values = new Map<string, unknown>([...kept].map(([name, { value }]) => [name, value]))
  // Photos alone are a draft too.
  if ((await countUnpublishedPhotos(account.database)) > 0 && !values.has(draftNames.newProject)) values.set(draftNames.newProject, {})
  const found = await Promise.all(
    [...values].map(async ([name, value]) => {
      const { form, about } = partsOf(name)
      return isForm(form) ? forms[form]({ account, about, value, ask: askWith(token) }) : null
    }),
  )
  return found.flatMap((draft) => draft ?? [])
}

const forms: Record<DraftForm, (look: Look) => Promise<MissedDraft | null>> = {
  async 'new-project'({ value }) {
    return { name: items.publish_project({ ...nobody, project_title: textIn(value, 'title') }), href: links.newProject() }
  },
  async profile({ account: { database, userId }, value }) {
    const me = await readOne(database, 'users', userId)
    const isChanged = !me || (isProfileDraft(value) && Object.keys(changedFields(me, value)).length > 0)
    return isChanged ? { name: items.edit_account(nobody), href: links.account() } : null
  },
  async proposal({ account: { database, userId }, about, ask }) {
    // With a proposal there is no form of a first one.
    if (await readOne(database, 'proposals', proposalId(about, userId))) return null
    const held = await readOne(database, 'projects', about)
    const project = held ? (held.status === 'open' ? held : undefined) : await ask(about)
    if (project === undefined) return null
    return { name: items.send_proposal({ ...nobody, project_title: project?.title ?? '' }), href: links.project(about) }
  },
  async improvement({ account: { database }, about, value }) {
    const proposal = await readOne(database, 'proposals', about)
    if (!proposal || !mayTake(proposal.status, 'improve_proposal') || !isOther(value, proposal)) return null
    const project = await readOne(database, 'projects', proposal.project_id)
    if (project?.status !== 'open') return null
    return { name: items.improve_proposal({ ...nobody, project_title: project.title }), href: links.project(project.id) }
  },
  async message({ account: { database, userId, sync }, about }) {
    const conversation = await readOne(database, 'conversations', about)
    // All of one's own are here once everything is.
    if (!conversation && sync.status().complete) return null
    return {
      name: items.send_message({ ...nobody, person_name: conversation ? otherName(conversation, userId) : '' }),
      href: links.conversation(about),
    }
  },
  async support({ account: { database }, about }) {
    const subjects = [DEFAULT_SUBJECT, ...(await readAll(database, 'support_tickets')).map(({ subject }) => subject)]
    // Of a longer subject without a ticket only this is known.
    const subject = subjects.find((one) => draftNames.support(one) === draftNames.support(about)) ?? about
    return { name: items.send_support_message(nobody), href: links.support(), subject }
  },
  async refused({ account, about, value }) {
    const row = await readRefused(account, about)
    return row && isOther(value, row.args) ? { name: itemName(row), href: links.outbox() } : null
  },
}

const isForm = (form: string): form is DraftForm => Object.hasOwn(forms, form)

const nobody = { project_title: '', person_name: '' }

const textIn = (value: unknown, field: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : ''
  return typeof text === 'string' ? text.trim() : ''
}

/** Whether what was touched says something else than what stands. Where no names of touched fields are kept, all were. */
function isOther(value: unknown, stands: object): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { touched, ...fields }: { touched?: unknown } = value
  return Object.keys(changesOf(fields, stands)).some((field) => !Array.isArray(touched) || touched.includes(field))
}

function askWith(token: string | null): AskProject {
  return async (id) => {
    if (token === null) return null
    const answer = await fetchProject(token, id, AbortSignal.timeout(ASKED_FOR_MS))
    if (answer.ok) return answer.value
    return answer.code === 'not_found' || answer.code === 'project_closed' || answer.code === 'forbidden' ? undefined : null
  }
}
