import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { answerOfConsole } from './ask-console'

const answer = v.object({ ok: v.literal(true), isServed: v.boolean() })

/**
 * Whether a server runs with the data of `dataDir`, on whatever port and in whatever container of this machine. Asked beside an empty database, since the one
 * there may be damaged, which is why it is to be replaced.
 */
export async function isServed(program: string, dataDir: string): Promise<boolean> {
  const lock = join(dataDir, 'serving.db')
  if (!existsSync(lock)) return false
  const beside = await mkdtemp(join(tmpdir(), 'canteiro-lock-'))
  try {
    return v.parse(answer, await answerOfConsole(program, beside, ['is-served', lock])).isServed
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
