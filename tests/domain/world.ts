import type { Actor, Change, Reads, RecordKey } from '#domain/command'
import { sideOf } from '#domain/conversation'
import type { Conversation, Documents, Message, Project, Proposal, Silence } from '#domain/documents'
import { aConversation, aMessage, aProfile, aProject, aProposal, aSilence, joao, obras, reads } from './builders'

/** A server in memory: what the commands of projects, proposals and conversations write. */
export class World {
  readonly projects = new Map<string, Project>()
  readonly proposals = new Map<string, Proposal>()
  readonly conversations = new Map<string, Conversation>()
  readonly messages = new Map<string, Message>()
  readonly silences = new Map<string, Silence>()

  /** This moment, to compare another with; rows are replaced and never changed. */
  snapshot() {
    return {
      projects: new Map(this.projects),
      proposals: new Map(this.proposals),
      conversations: new Map(this.conversations),
      messages: new Map(this.messages),
      silences: new Map(this.silences),
    }
  }

  /** The records that a command reads, as far as the actor may see them. Rule P2, product 16 and 17. */
  load(keys: readonly RecordKey[], me: Actor): Reads {
    const ids = (collection: string) => keys.flatMap(([of, id]) => (of === collection ? [id] : []))
    return reads({
      projects: ids('projects').map((id) => this.projectFor(id, me)),
      proposals: ids('proposals').map((id) => this.proposalFor(id, me)),
      conversations: ids('conversations').map((id) => this.conversationFor(id, me)),
      messages: ids('messages').map((id) => this.messageFor(id, me)),
      silences: ids('silences').map((id) => this.silenceFor(id, me)),
      profiles: ids('profiles').map((id) => (id === joao.id || id === obras.id ? aProfile({ id }) : undefined)),
    })
  }

  apply(change: Change): void {
    if (change.op === 'remove_photos') this.removePhotos(change.id, change.photos)
    else if (change.collection === 'projects') applyTo(this.projects, aProject(), change)
    else if (change.collection === 'proposals') applyTo(this.proposals, aProposal(), change)
    else if (change.collection === 'conversations') applyTo(this.conversations, aConversation(), change)
    else if (change.collection === 'messages') applyTo(this.messages, aMessage(), change)
    else if (change.collection === 'silences') applyTo(this.silences, aSilence(), change)
    else throw new Error(`this world has no ${change.collection}`)
    if (change.collection === 'projects' && change.op === 'remove') this.removeWithProject(change.id)
  }

  private removePhotos(id: string, photos: readonly string[]): void {
    const [project, proposal] = [this.projects.get(id), this.proposals.get(id)]
    if (proposal) this.proposals.set(id, { ...proposal, work_photos: proposal.work_photos.filter((photo) => !photos.includes(photo.id)) })
    if (project) this.projects.set(id, { ...project, images: project.images.filter((image) => !photos.includes(image.id)) })
  }

  private removeWithProject(id: string): void {
    for (const proposal of this.proposals.values()) if (proposal.project_id === id) this.proposals.delete(proposal.id)
    for (const conversation of this.conversations.values()) {
      if (conversation.project_id !== id) continue
      this.conversations.delete(conversation.id)
      for (const message of this.messages.values()) if (message.conversation_id === conversation.id) this.messages.delete(message.id)
      for (const silence of this.silences.values()) if (silence.conversation_id === conversation.id) this.silences.delete(silence.id)
    }
  }

  private projectFor(id: string, me: Actor) {
    const project = this.projects.get(id)
    if (!project || project.client_id === me.id) return project
    const own = [...this.proposals.values()].find((proposal) => proposal.project_id === id && proposal.provider_id === me.id)
    if (project.status !== 'open' && !own) return { id, status: project.status }
    return {
      ...project,
      accepted_proposal_id: own && own.id === project.accepted_proposal_id ? own.id : '',
      accepted_at: own && own.id === project.accepted_proposal_id ? project.accepted_at : '',
      completed_at: project.status === 'completed' ? project.completed_at : '',
      touched_at: '',
      asked_at: '',
    }
  }

  private proposalFor(id: string, me: Actor) {
    const proposal = this.proposals.get(id)
    const owner = proposal && this.projects.get(proposal.project_id)?.client_id
    return proposal?.provider_id === me.id || owner === me.id ? proposal : undefined
  }

  private conversationFor(id: string, me: Actor) {
    const conversation = this.conversations.get(id)
    return conversation && sideOf(conversation, me.id) ? conversation : undefined
  }

  private silenceFor(id: string, me: Actor) {
    const silence = this.silences.get(id)
    return silence?.user_id === me.id ? silence : undefined
  }

  private messageFor(id: string, me: Actor) {
    const message = this.messages.get(id)
    return message && this.conversationFor(message.conversation_id, me) ? message : undefined
  }
}

type Fields<Row> = Partial<Row>
type RowChange<Row> =
  | { op: 'create' | 'ensure' | 'set' | 'advance'; id: string; fields: Fields<Row> }
  | { op: 'set_all'; where: Fields<Row>; except?: string; fields: Fields<Row> }
  | { op: 'remove'; id: string }

/** `empty` fills what a document embeds. Making what exists and changing what does not are faults of the rule, so they throw. */
function applyTo<Row extends Documents[keyof Documents]>(table: Map<string, Row>, empty: Row, change: RowChange<Row>): void {
  if (change.op === 'remove') {
    table.delete(change.id)
    return
  }
  if (change.op === 'set_all') {
    for (const row of table.values()) if (matches(row, change.where) && row.id !== change.except) table.set(row.id, { ...row, ...change.fields })
    return
  }
  const current = table.get(change.id)
  if (change.op === 'create' || change.op === 'ensure') {
    if (current && change.op === 'create') throw new Error(`created twice: ${change.id}`)
    if (!current) table.set(change.id, { ...empty, ...change.fields })
    return
  }
  if (!current) throw new Error(`changed without being there: ${change.id}`)
  table.set(change.id, { ...current, ...(change.op === 'advance' ? greaterOf(current, change.fields) : change.fields) })
}

const matches = (row: object, where: object): boolean => Object.entries(where).every(([field, value]) => fieldOf(row, field) === value)

const greaterOf = (row: object, fields: object) => Object.fromEntries(Object.entries(fields).filter(([field, value]) => value > fieldOf(row, field)))

const fieldOf = (row: object, field: string) => new Map(Object.entries(row)).get(field)
