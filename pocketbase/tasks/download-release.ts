import { createHash } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Way } from './obtain-pocketbase'
import { step } from './step'
import { readZipEntry } from './zip-entry'

const officialReleases = 'https://github.com/pocketbase/pocketbase/releases/download'
const silenceMs = 30_000

/**
 * Takes the official release archive of this platform, if it has the SHA-256 that POCKETBASE_SHA256 gives: a checksum that came from where the archive
 * comes from would vouch for nothing. POCKETBASE_RELEASES names another base address.
 */
export const downloadRelease: Way = async (program, version, environment) => {
  const base = `${environment.POCKETBASE_RELEASES || officialReleases}/v${version}`
  const archive = `pocketbase_${version}_${platformName()}.zip`
  const expected = environment.POCKETBASE_SHA256?.trim().toLowerCase()
  if (!expected) return { ok: false, reason: `download: POCKETBASE_SHA256 is not set, which says what ${archive} must be` }
  try {
    const bytes = await step(`Downloading PocketBase ${version}`, async (report) => {
      const received = await download(`${base}/${archive}`, report)
      const actual = createHash('sha256').update(received).digest('hex')
      if (actual !== expected) throw new Error(`${archive} does not match POCKETBASE_SHA256: it has ${actual}`)
      return received
    })
    const part = `${program}.${process.pid}.part`
    await writeFile(part, readZipEntry(bytes, basename(program)), { mode: 0o755 })
    await rename(part, program)
    return { ok: true }
  } catch (error) {
    return { ok: false, reason: `download from ${base}: ${reasonOf(error)}` }
  }
}

function platformName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const processor = { x64: 'amd64', arm: 'armv7' }[process.arch as string] ?? process.arch
  return `${system}_${processor}`
}

/** The whole answer; gives up when nothing arrives for a while, since a total time would punish slow lines. */
async function download(url: string, report: (detail: string) => void = () => {}): Promise<Buffer> {
  const abort = new AbortController()
  const silence = setTimeout(() => abort.abort(new Error(`nothing arrived for ${silenceMs / 1000} s`)), silenceMs)
  try {
    const response = await fetch(url, { signal: abort.signal })
    if (!response.ok || !response.body) throw new Error(`${basename(url)} answered ${response.status}`)
    const total = Number(response.headers.get('content-length'))
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      silence.refresh()
      chunks.push(chunk)
      size += chunk.length
      report(total ? `${Math.floor((size / total) * 100)} %` : `${Math.floor(size / 1_000_000)} MB`)
    }
    return Buffer.concat(chunks)
  } finally {
    clearTimeout(silence)
  }
}

/** fetch says only 'fetch failed' or 'terminated'; its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
