import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { proposalArgs } from './command-args'
import { startDevice } from './device'
import { createPerson } from './people'
import { picture } from './pictures'
import { startPocketBase } from './pocketbase'
import { recordedPerson } from './recorded-person'
import { complete, publishes, settled, shows } from './story'

/**
 * Records what this release leaves on a device into `tests/sync/releases/{name}.json`, once, when it is released: `npx tsx tests/support/record-release.ts 1.0.0`.
 * There is a copy of the server's documents, a refused command, two unsent ones, a draft and a picture that waits.
 */
const [name] = process.argv.slice(2)
if (!name) throw new Error('Name the release: npx tsx tests/support/record-release.ts 1.0.0')

const server = await startPocketBase()
const person = await createPerson(server, recordedPerson)
const owner = await createPerson(server, { role: 'cliente', full_name: 'Ana Lima' })
const [device, client] = [await startDevice(server.url, person), await startDevice(server.url, owner)]
await Promise.all([complete(device), complete(client)])
const open = await publishes(client, { title: 'Muro que continua aberto' })
const deleted = await publishes(client, { title: 'Telhado que foi excluído' })
await Promise.all([shows(device, 'projects', open), shows(device, 'projects', deleted)])
await device.offline()
await device.dispatch('send_proposal', proposalArgs(deleted, { cover_letter: 'Chegou tarde.' }))
await client.dispatch('delete_project', { project_id: deleted })
await settled(client)
await device.online()
await settled(device)
await device.offline()
await device.dispatch('send_proposal', proposalArgs(open, { cover_letter: 'Ainda não foi enviada.' }))
await device.dispatch('edit_account', { full_name: 'Bruno Reis Filho' })
await device.keepAvatar(picture.png)
await device.write(`proposal:${open}`, { cover_letter: 'Meio escrita' })
const recorded = await device.record()
await writeFile(join(import.meta.dirname, '../sync/releases', `${name}.json`), `${JSON.stringify(recorded)}\n`)
await Promise.all([device.end(), client.end()])
await server.stop()
