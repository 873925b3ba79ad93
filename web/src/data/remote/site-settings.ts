import * as v from 'valibot'
import { askServer, type Remote } from './remote'

const setting = v.pipe(
  v.object({ items: v.array(v.object({ value: v.string() })) }),
  v.transform(({ items }) => items[0]?.value ?? ''),
)

/** A setting that its owner has made public; '' where there is none. */
export const fetchSiteSetting = (key: 'how_it_works_video_url', signal: AbortSignal): Promise<Remote<string>> =>
  askServer({ path: `/api/collections/site_settings/records?${query(key)}`, schema: setting, signal })

const query = (key: string) => new URLSearchParams({ filter: `key = "${key}"`, perPage: '1', skipTotal: '1', fields: 'value' })
