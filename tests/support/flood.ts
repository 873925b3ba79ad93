import { newId } from '#new-id'
import type { Person } from './people'

const PER_REQUEST = 50

/** Publishes many projects at once, as a person's other devices would; some are completed or deleted again. */
export async function flood(url: string, person: Person, projects: number): Promise<void> {
  const { token, end } = await post(url, '/api/sync/pull', person, { token: '', seen: 0, collections: { users: null } })
  const commands = Array.from({ length: projects }, (_, k) => {
    const project_id = newId()
    const place = k % 2 ? { city: 'Campinas', state: 'SP' } : { city: 'Niterói', state: 'RJ' }
    const publish = { title: `Enchente ${k}`, description: 'Muitas de uma vez.', address: 'Centro', budget: null, products: null, ...place }
    const published = command('publish_project', { project_id, ...publish })
    return k % 5 === 0 ? [published, command('delete_project', { project_id })] : [published]
  }).flat()
  for (let at = 0; at < commands.length; at += PER_REQUEST) {
    await post(url, '/api/sync/push', person, { token, seen: end, commands: commands.slice(at, at + PER_REQUEST) })
  }
}

function command(verb: string, args: object): object {
  const now = new Date().toISOString()
  return { id: newId(), verb, version: 1, args, at: now, first_sent: now }
}

async function post(url: string, path: string, person: Person, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: person.token },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
