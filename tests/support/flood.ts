import { newId } from '#new-id'
import type { Person } from './people'
import { fieldOf, post, type Server } from './server-client'

const PER_REQUEST = 50

/** Publishes many projects at once, as a person's other devices would; some are completed or deleted again. */
export async function flood(server: Server, person: Person, projects: number): Promise<void> {
  const position = await post(server, '/api/sync/pull', { token: '', seen: 0, collections: { users: null } }, person.token)
  const commands = Array.from({ length: projects }, (_, k) => {
    const project_id = newId()
    const place = k % 2 ? { city: 'Campinas', state: 'SP' } : { city: 'Niterói', state: 'RJ' }
    const publish = {
      title: `Enchente ${k}`,
      description: 'Muitas de uma vez.',
      address: 'Centro',
      budget: null,
      products: null,
      timing: '',
      ...place,
    }
    const published = command('publish_project', { project_id, ...publish })
    return k % 5 === 0 ? [published, command('delete_project', { project_id })] : [published]
  }).flat()
  for (let at = 0; at < commands.length; at += PER_REQUEST) {
    const batch = commands.slice(at, at + PER_REQUEST)
    const body = { token: fieldOf(position, 'token'), seen: fieldOf(position, 'end'), commands: batch }
    const answer = await post(server, '/api/sync/push', body, person.token)
    if (answer.status !== 200) throw new Error(`The push was answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }
}

function command(verb: string, args: object): object {
  const now = new Date().toISOString()
  return { id: newId(), verb, version: 1, args, at: now, first_sent: now }
}
