import { writeFile } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import * as v from 'valibot'
import { type Output, runToEnd } from '../children'
import { isInside } from '../is-inside'
import { TaskFailure } from '../task-failure'
import { isSocketPath } from '../unix-socket.mjs'
import { headInFolder } from './head-in-folder'

/**
 * A folder, or an address that Litestream knows, with a numbered folder for each generation. A server that goes on from a copy begins the next
 * one: the server before sees there that it was succeeded, and never writes there.
 */
export type Replica = { place: string; litestream: string }

const SCHEMES = ['s3', 'gs', 'abs', 'sftp', 'nats', 'oss', 'webdav', 'webdavs']

/** A folder's path or an address. Throws where Litestream could not read it; existence shows at first use. */
export function replicaPlace(place: string, dataDir: string): string {
  const isKnown = isFolder(place) ? isAbsolute(place) : SCHEMES.includes(place.split('://')[0] ?? '')
  if (!isKnown) {
    throw new TaskFailure(
      `LITESTREAM_REPLICA is "${place}"; it must be the whole path of a folder, or an address such as s3://bucket/canteiro (${SCHEMES.join(', ')}).`,
    )
  }
  if (isFolder(place) && isInside(place, dataDir)) {
    throw new TaskFailure(`LITESTREAM_REPLICA is ${place}, inside of ${dataDir}: it would be lost with what it is the copy of. Name another place.`)
  }
  return place
}

export const isFolder = (place: string): boolean => !/^[a-z0-9+.-]+:\/\//i.test(place)

const INTERVAL = '100ms'

/**
 * Litestream's configuration, JSON as YAML; may hold the address's password. At `socket` Litestream answers how far it has copied, unless the path
 * is too long.
 */
export async function writeConfig({ place }: Replica, generation: number, database: string, file: string, socket = ''): Promise<void> {
  const settings = {
    logging: { level: 'warn' },
    'shutdown-sync-timeout': '10s',
    ...(isSocketPath(socket) ? { socket: { enabled: true, path: socket, permissions: 0o600 } } : {}),
    dbs: [{ path: database, 'monitor-interval': INTERVAL, replica: { ...targetOf(place, generation), 'sync-interval': INTERVAL } }],
  }
  await writeFile(file, JSON.stringify(settings), { mode: 0o600 })
}

/** A query, such as an endpoint, stays behind the path. */
function targetOf(place: string, generation: number): object {
  if (isFolder(place)) return { type: 'file', path: join(place, String(generation)) }
  const [address = '', query] = place.split('?')
  return { url: `${address.replace(/\/$/, '')}/${generation}${query === undefined ? '' : `?${query}`}` }
}

export const folderOf = ({ place }: Replica, generation: number): string => join(place, String(generation))

/** Undefined for a missing generation. */
export const headOf = (replica: Replica, generation: number, config: string): Promise<string | undefined> =>
  isFolder(replica.place)
    ? headInFolder(folderOf(replica, generation)).catch((reason: unknown) => {
        throw unusable(replica, { code: 1, output: String(reason) })
      })
    : headAtAddress(replica, generation, config)

const plan = v.object({ max_txid: v.string() })

async function headAtAddress(replica: Replica, generation: number, config: string): Promise<string | undefined> {
  const database = `${config}.data.db`
  await writeConfig(replica, generation, database, config)
  const flags = ['-no-expand-env', '-config', config, '-dry-run', '-json', '-o', database]
  const { code, output } = await runToEnd(replica.litestream, ['restore', ...flags, database])
  if (code === 0) return v.parse(plan, JSON.parse(output.slice(output.indexOf('{')))).max_txid
  if (output.includes('no matching backup files available')) return undefined
  throw unusable(replica, { code, output })
}

export const unusable = ({ place }: Replica, { output }: Output): TaskFailure =>
  new TaskFailure(`LITESTREAM_REPLICA is ${withoutPassword(place)}, which Litestream cannot use: ${reasonIn(output)}
Correct it. Data that were never copied are also served without it.`)

/** A password, a region or a final slash may change without moving the copies. */
export const isSamePlace = (one: string, other: string): boolean => identityOf(one) === identityOf(other)

const identityOf = (place: string): string =>
  place
    .replace(/\/\/[^@/]*@/, '//')
    .replace(/\?.*/, '')
    .replace(/\/$/, '')

export const withoutPassword = (place: string): string => place.replace(/\/\/[^@/]*@/, '//…@')

const reasonIn = (output: string): string => (/Error: (.*)/.exec(output)?.[1] ?? output).trim()
