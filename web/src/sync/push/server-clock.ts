import type { Transport } from '../transport'

const LASTS_MS = 86_400_000

export type ServerClock = {
  tell(now: string): void
  /** Undefined once more than a day has passed by this device's clock. Rule P9. */
  read(): string | undefined
}

/** In memory: a device without room to store a page still knows the time. */
export function createServerClock(onKnown: () => void = () => undefined): ServerClock {
  let told = ''
  let toldAt = Number.NEGATIVE_INFINITY
  const isKnown = () => Math.abs(Date.now() - toldAt) < LASTS_MS
  return {
    tell(now) {
      const isNews = !isKnown()
      told = now
      toldAt = Date.now()
      if (isNews) onKnown()
    },
    read: () => (isKnown() ? told : undefined),
  }
}

/** The clock of every answer counts, even if the rest of the answer is discarded. */
export const tellingClock = (transport: Transport, clock: ServerClock): Transport => ({
  async post(path, body, schema) {
    const reply = await transport.post(path, body, schema)
    const now = reply.ok ? nowOf(reply.value) : undefined
    if (now !== undefined) clock.tell(now)
    return reply
  },
})

const nowOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'now' in answer && typeof answer.now === 'string' ? answer.now : undefined
