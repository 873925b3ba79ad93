import { otherName } from '#domain/conversation'
import type { Conversation, Project, Proposal } from '#domain/documents'
import { reopenableUntil } from '#domain/projects/project-life'
import { mayChangeReply } from '#domain/projects/reference'
import { links } from '#links'
import { texts } from '#texts'
import { draftNames, partsOf } from '../../data/kept-drafts/draft-names'
import type { KeptDraft } from '../../data/kept-drafts/kept-draft'
import type { Need } from './need'

const words = texts.needs.drafts

type Drafts = ReadonlyMap<string, KeptDraft>

const subjectsOf = (drafts: Drafts, wanted: string): string[] =>
  [...drafts.keys()].map(partsOf).flatMap(({ form, about }) => (form === wanted ? [about] : []))

/** A provider's, of which this device may hold no proposal or a deal that nothing was marked of. */
export const draftedProjects = (drafts: Drafts): { project_id: string }[] =>
  [...subjectsOf(drafts, 'proposal'), ...subjectsOf(drafts, 'change')].map((project_id) => ({ project_id }))

export const draftedConversations = (drafts: Drafts): string[] => subjectsOf(drafts, 'message')

/** Only for open projects; others keep the draft on their page. */
export function proposalDraftNeeds(drafts: Drafts, projects: readonly Project[], proposals: readonly Proposal[]): Need[] {
  const begun = projects
    .filter(({ status }) => status === 'open')
    .map((project) => needOf(drafts, draftNames.proposal(project.id), words.proposal, project))
  const improved = proposals
    .filter(({ status }) => status === 'pending')
    .map(({ id, project_id, project_title }) =>
      needOf(drafts, draftNames.improvement(id), words.improvement, { id: project_id, title: project_title }),
    )
  return [...begun, ...improved].flat()
}

/** A new project, and edits of open ones. */
export function projectDraftNeeds(drafts: Drafts, projects: readonly Project[]): Need[] {
  const edits = projects
    .filter(({ status }) => status === 'open')
    .flatMap((project) => needOf(drafts, draftNames.edit(project.id), words.edit, project, links.editProject(project.id)))
  const begun = drafts.get(draftNames.newProject)
  return begun
    ? [...edits, { kind: 'draft', about: draftNames.newProject, title: words.newProject, ...textAndTime(begun), href: links.newProject() }]
    : edits
}

/** Drafts of a deal in progress: a change, and its owner's open points. `projects` are those of own deals. Product 122 and 123. */
export const workDraftNeeds = (drafts: Drafts, projects: readonly Project[]): Need[] =>
  projects
    .filter(({ status }) => status === 'in_progress')
    .flatMap((project) => [
      ...needOf(drafts, draftNames.change(project.id), words.change, project),
      ...needOf(drafts, draftNames.completion(project.id), words.completion, project),
    ])

/** While it can be given: the week in which the project can be reopened. Product 129. */
export const referenceDraftNeeds = (drafts: Drafts, projects: readonly Project[], now: string): Need[] =>
  projects
    .filter((project) => project.status === 'completed' && now <= reopenableUntil(project))
    .flatMap((project) => needOf(drafts, draftNames.reference(project.id), words.reference, project))

/** While it can be changed. Product 129. */
export const replyDraftNeeds = (drafts: Drafts, proposals: readonly Proposal[], now: string): Need[] =>
  proposals
    .filter(({ status, reference }) => status === 'accepted' && reference?.removed === '' && mayChangeReply(reference, now))
    .flatMap(({ project_id, project_title }) => needOf(drafts, draftNames.reply(project_id), words.reply, { id: project_id, title: project_title }))

/** In conversations that this device holds. */
export const messageDraftNeeds = (drafts: Drafts, conversations: readonly Conversation[], me: string): Need[] =>
  conversations.flatMap((conversation) => {
    const name = draftNames.message(conversation.id)
    const kept = drafts.get(name)
    const title = words.message(otherName(conversation, me) || texts.labels.nameless)
    return kept ? [{ kind: 'draft', about: name, title, ...textAndTime(kept), href: links.conversation(conversation.id) }] : []
  })

function needOf(drafts: Drafts, name: string, title: string, project: Pick<Project, 'id' | 'title'>, href = links.project(project.id)): Need[] {
  const kept = drafts.get(name)
  return kept ? [{ kind: 'draft', about: name, title, text: project.title, href, at: kept.saved_at }] : []
}

/** The typed text, or a form's title. */
function textAndTime({ value, saved_at }: KeptDraft): Pick<Need, 'text' | 'at'> {
  const title = typeof value === 'object' && value !== null && 'title' in value ? value.title : value
  return { text: typeof title === 'string' ? title : '', at: saved_at }
}
