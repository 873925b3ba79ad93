import * as v from 'valibot'
import type { SiteSetting } from '#domain/site-settings'
import { askServer, type Remote } from './remote'

const found = v.pipe(
  v.object({ items: v.array(v.object({ key: v.string(), value: v.string() })) }),
  v.transform(({ items }) => new Map(items.map(({ key, value }) => [key, value]))),
)

/** A key that was never set is absent. */
export const fetchSiteSettings = (keys: readonly SiteSetting[], signal: AbortSignal): Promise<Remote<ReadonlyMap<string, string>>> =>
  askServer({ path: `/api/collections/site_settings/records?${query(keys)}`, schema: found, signal })

export async function fetchSiteSetting(key: SiteSetting, signal: AbortSignal): Promise<Remote<string>> {
  const answer = await fetchSiteSettings([key], signal)
  return answer.ok ? { ok: true, value: answer.value.get(key) ?? '' } : answer
}

const query = (keys: readonly SiteSetting[]) =>
  new URLSearchParams({ filter: keys.map((key) => `key = "${key}"`).join(' || '), skipTotal: '1', fields: 'key,value' })
