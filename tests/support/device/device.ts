import { mkdtemp } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import type { Waits } from '../../../web/src/sync'
import type { Person } from '../data/people'
import type { DeviceCalls, DeviceStart } from './device-calls'

export type Device = DeviceCalls & { person: Person; end(): Promise<void>; kill(): Promise<void> }

export type DeviceOptions = Partial<Pick<DeviceStart, 'waits' | 'recorded' | 'diesAfterWrites' | 'first' | 'yields'>>

/**
 * Shorter than production's, in the same order. `silenceMs` suits a slow machine; polls stay, since a quick one would replace a poke or a
 * reconnection.
 */
const shortWaits: Partial<Waits> = { silenceMs: 8_000, firstRetryMs: 100, longestRetryMs: 1_000, pokeMs: 10 }

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void }

let bundled: Promise<string> | undefined

export function deviceProgram(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

/** The app's engine in a thread of its own. Its first pull may be under way. */
export async function startDevice(url: string, person: Person, { waits, ...options }: DeviceOptions = {}): Promise<Device> {
  const { id, token, role, full_name, email } = person
  const workerData: DeviceStart = { url, session: { user_id: id, token, role, full_name, email }, waits: { ...shortWaits, ...waits }, ...options }
  const worker = new Worker(await deviceProgram(), { workerData })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const ready = new Promise<never>((resolve, reject) => waiting.set(0, { resolve, reject }))
  worker.on('message', ({ id, value, error }) => {
    const waiter = waiting.get(id)
    waiting.delete(id)
    if (error) waiter?.reject(new Error(error))
    else waiter?.resolve(value as never)
  })
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
  })
  await ready

  const call = (name: string, args: unknown[]) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, name, args })
    })
  let ended: Promise<void> | undefined
  const extras = {
    person,
    end() {
      ended ??= call('close', [])
        .catch(() => undefined)
        .then(() => worker.terminate())
        .then(() => undefined)
      return ended
    },
    /** In the middle of whatever it does. */
    kill() {
      ended ??= worker.terminate().then(() => undefined)
      return ended
    },
  }
  return new Proxy(extras, {
    get: (target, name) => (name === 'then' ? undefined : (Reflect.get(target, name) ?? ((...args: unknown[]) => call(String(name), args)))),
  }) as Device
}

/** One file, so that threads start in milliseconds. */
async function bundle(): Promise<string> {
  const outfile = join(await mkdtemp(join(tmpdir(), 'canteiro-device-')), 'device.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, 'device-worker.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    target: 'node20',
    // ES modules as in the app's build: the CommonJS for Node cannot be shaken.
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['module', 'es2015'],
    external: builtinModules.flatMap((name) => [name, `node:${name}`]),
    minifyWhitespace: true,
    minifySyntax: true,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  })
  return outfile
}
