import { setTimeout as pause } from 'node:timers/promises'
import { signedIn } from '../server/support/session'
import { projectArgs } from '../support/data/command-args'
import type { Server } from '../support/server/server-client'

const TRY_EACH_MS = 50

/** A person who tries again and again, where the app's own devices wait longer from one time to the next. */
export async function startProbe(server: Server): Promise<{ firstWrite(): Promise<number> }> {
  const session = await signedIn(server, 'cliente', { full_name: 'Quem tenta' })
  return {
    /** The time at which something of theirs was accepted. */
    async firstWrite() {
      for (;;) {
        const answer = await session.dispatches('publish_project', projectArgs()).catch(() => undefined)
        if (answer?.status === 'accepted') return Date.now()
        await pause(TRY_EACH_MS)
      }
    },
  }
}
