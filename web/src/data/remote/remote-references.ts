import type * as v from 'valibot'
import { referencesAnswer } from '#domain/wire/wire-answers'
import { askServer } from './remote'
import type { AskPage, ServerPage } from './use-server-pages'

type Answer = v.InferOutput<typeof referencesAnswer>
export type OthersReference = Answer['references'][number]

type FirstPage = ServerPage<OthersReference> & Pick<Answer, 'again'>

/** First page of each provider in this run, for a return without a connection. None outlives it: a reference that is withdrawn goes from every device. */
const firstPages = new Map<string, FirstPage>()

export const lastReferences = (providerId: string): FirstPage | undefined => firstPages.get(providerId)

/** Needs no session. Product 129. */
export const referencesOf =
  (providerId: string): AskPage<OthersReference> =>
  async (before, signal) => {
    const path = `/api/providers/${encodeURIComponent(providerId)}/references?${new URLSearchParams({ before })}`
    const answer = await askServer({ path, schema: referencesAnswer, signal })
    if (!answer.ok) return answer
    const { references: items, again, ...position } = answer.value
    if (before === '') firstPages.set(providerId, { items, again, ...position })
    return { ok: true, value: { items, ...position } }
  }
