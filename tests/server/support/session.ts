import type { Verb } from '#domain/commands'
import { conversationId, proposalId } from '#domain/ids'
import { newId } from '#new-id'
import { newIdOf } from '#new-id-of'
import { projectArgs, proposalArgs } from '../../support/data/command-args'
import { createPerson, type Person, password } from '../../support/data/people'
import { type Answer, call, fieldOf, post, quoted, type Row, type Server, sql } from '../../support/server/server-client'
import { Device } from './simplest-device'

export type CommandAnswer = { id: string; status: string; code?: string; seq?: number }
export type Wanted = { id?: string; full_name?: string; city?: string; state?: string }

export class Session {
  readonly device: Device

  readonly server: Server
  readonly person: Person
  private pulling: ReturnType<Device['ask']> | undefined

  constructor(server: Server, person: Person) {
    this.server = server
    this.person = person
    this.device = new Device(server, person)
  }

  get id(): string {
    return this.person.id
  }

  get token(): string {
    return this.person.token
  }

  command(verb: Verb | string, args: unknown, more: Row = {}): Row {
    const now = new Date().toISOString()
    return { id: newId(), verb, version: 1, args, at: now, first_sent: now, ...more }
  }

  /** Under the start of this person's last pull; pulls first where the server has another. */
  private async under(path: string, body: Row): Promise<Answer> {
    const send = () => post(this.server, path, { token: this.device.token, seen: this.device.seen, ...body }, this.token)
    if (this.device.token === '') await this.learnStart()
    const answer = await send()
    if (fieldOf(answer, 'pull_first') !== true) return answer
    await this.learnStart()
    return send()
  }

  /** Simultaneous commands pull once: a person may have four pulls. */
  private async learnStart(): Promise<void> {
    this.pulling ??= this.device.ask(['users']).finally(() => {
      this.pulling = undefined
    })
    this.device.note(await this.pulling)
  }

  push = (commands: unknown[]): Promise<Answer> => this.under('/api/sync/push', { commands })

  async sends(command: Row): Promise<CommandAnswer> {
    const answers = fieldOf(await this.push([command]), 'answers')
    const [answer] = Array.isArray(answers) ? (answers as CommandAnswer[]) : []
    if (!answer) throw new Error(`no answer to ${JSON.stringify(command)}`)
    return answer
  }

  dispatches = (verb: Verb, args: unknown): Promise<CommandAnswer> => this.sends(this.command(verb, args))

  async does(verb: Verb, args: unknown): Promise<void> {
    const answer = await this.dispatches(verb, args)
    if (answer.status !== 'accepted') throw new Error(`${verb}: ${JSON.stringify(answer)}`)
  }

  async publishes(args: Row = {}): Promise<string> {
    const project_id = newIdOf(this.id)
    await this.does('publish_project', { ...projectArgs({ project_id }), ...args })
    return project_id
  }

  async proposes(project_id: string, args: Row = {}): Promise<string> {
    await this.does('send_proposal', { ...proposalArgs(project_id), ...args })
    return proposalId(project_id, this.id)
  }

  /** An invitation, where that provider has not proposed. Answers the conversation's id. */
  async startsConversation(project_id: string, provider: { id: string }): Promise<string> {
    await this.does('start_conversation', { project_id, provider_id: provider.id })
    return conversationId(project_id, this.id, provider.id)
  }

  /** Answers the message's id. */
  async says(conversation_id: string, content: string, message_id = newId()): Promise<string> {
    await this.does('send_message', { message_id, conversation_id, content })
    return message_id
  }

  /** Opens a ticket, where that one is not there, and answers its id. */
  async asksSupport(content: string, subject: string | null = null, ticket_id = newId()): Promise<string> {
    await this.does('send_support_message', { message_id: newId(), ticket_id, subject, content })
    return ticket_id
  }

  accepts = (project_id: string, proposal_id: string, args: Row = {}): Promise<Answer> =>
    this.under('/api/accept_proposal', { id: newId(), version: 1, proposal_id, ...proposalArgs(project_id), ...args })

  /** As its two sides name it. */
  async dealOn(project_id: string): Promise<{ project_id: string; proposal_id: string; accepted_at: string }> {
    const { accepted_proposal_id, accepted_at } = await this.stored('projects', project_id)
    return { project_id, proposal_id: String(accepted_proposal_id), accepted_at: String(accepted_at) }
  }

  async undoes(project_id: string, proposal_id: string, reason: string): Promise<void> {
    await this.does('undo_deal', { ...(await this.dealOn(project_id)), proposal_id, reason })
  }

  async completes(project_id: string): Promise<void> {
    await this.does('complete_project', await this.dealOn(project_id))
  }

  async reopens(project_id: string): Promise<void> {
    const { status } = await this.stored('projects', project_id)
    await this.does('reopen_project', { project_id, status })
  }

  async deletes(project_id: string): Promise<void> {
    const { status, edition } = await this.stored('projects', project_id)
    await this.does('delete_project', { project_id, status, edition })
  }

  async withdraws(project_id: string): Promise<void> {
    const proposal_id = proposalId(project_id, this.id)
    const { amount, duration_days, proposal_type, cover_letter } = await this.stored('proposals', proposal_id)
    const terms = { amount: Number(amount), duration_days: Number(duration_days), proposal_type, cover_letter }
    await this.does('withdraw_proposal', { proposal_id, ...terms })
  }

  /** As the page of one's own account does. */
  changesPassword(next: string, oldPassword = password): Promise<Answer> {
    const body = { oldPassword, password: next, passwordConfirm: next }
    return call(this.server, 'PATCH', `/api/collections/users/records/${this.id}`, { token: this.token, body })
  }

  private async stored(table: 'projects' | 'proposals', id: string): Promise<Row> {
    const [row] = await sql(this.server, `SELECT * FROM ${table} WHERE id = ${quoted(id)}`)
    if (!row) throw new Error(`no ${id} in ${table}`)
    return row
  }

  notifications = (): Promise<Row[]> => sql(this.server, `SELECT * FROM notifications WHERE user_id = ${quoted(this.id)} ORDER BY rowid`)
}

const names = { cliente: 'Ana Lima', empresa: 'Construtora Boa Obra', autonomo: 'Bruno Reis' } as const

export async function signedIn(server: Server, role: Person['role'], wanted: Wanted = {}): Promise<Session> {
  return new Session(server, await createPerson(server, { role, full_name: names[role], ...wanted }))
}
