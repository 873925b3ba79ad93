import { setTimeout as pause } from 'node:timers/promises'
import { signedIn } from '../server/support/session'
import { projectArgs } from '../support/data/command-args'
import type { Server } from '../support/server/server-client'

const TRY_EACH_MS = 50

/** Tries all the time, where devices wait longer and longer. */
export async function startProbe(server: Server): Promise<{ firstWrite(): Promise<number> }> {
  const session = await signedIn(server, 'cliente', { full_name: 'Quem tenta' })
  return {
    /** Time of the first accepted command. */
    async firstWrite() {
      for (;;) {
        const answer = await session.dispatches('publish_project', projectArgs()).catch(() => undefined)
        if (answer?.status === 'accepted') return Date.now()
        await pause(TRY_EACH_MS)
      }
    },
  }
}
