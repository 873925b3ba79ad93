import * as v from 'valibot'
import type { Profile } from '#domain/documents'
import { askServer, type Remote } from './remote'

const profile: v.GenericSchema<unknown, Profile> = v.object({
  id: v.string(),
  full_name: v.string(),
  username: v.string(),
  website: v.string(),
  city: v.string(),
  state: v.string(),
  about: v.string(),
  avatar: v.string(),
  role: v.picklist(['empresa', 'autonomo']),
  created_at: v.string(),
})

/** `before` leads to the next page; '' is the end. */
const providersPage = v.object({ providers: v.array(profile), before: v.string() })
export type ProvidersPage = v.InferOutput<typeof providersPage>

const servedRegions = v.pipe(
  v.object({ regions: v.array(v.object({ city: v.string(), state: v.string() })) }),
  v.transform(({ regions }) => regions),
)
export type ServedRegion = { city: string; state: string }

export type ProvidersQuery = {
  /** As typed: the server folds case and accents. */
  q: string
  /** As the page before gave it; '' begins with the newest. */
  before: string
}

/** Public cards, the newest first. Anyone may ask. */
export const fetchProviders = (query: ProvidersQuery, signal: AbortSignal): Promise<Remote<ProvidersPage>> =>
  askServer({ path: `/api/providers?${new URLSearchParams(query)}`, schema: providersPage, signal })

export const fetchProvider = (id: string, signal: AbortSignal): Promise<Remote<Profile>> =>
  askServer({ path: `/api/providers/${encodeURIComponent(id)}`, schema: profile, signal })

/** Cities that have providers. */
export const fetchServedRegions = (signal: AbortSignal): Promise<Remote<ServedRegion[]>> =>
  askServer({ path: '/api/served-regions', schema: servedRegions, signal })
