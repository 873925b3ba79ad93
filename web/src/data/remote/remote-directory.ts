import * as v from 'valibot'
import { profiles } from '#domain/collections/people'
import { documentSchema } from '#domain/document-schema'
import type { Profile } from '#domain/documents'
import { listingPosition, type ServedRegion, servedRegionsAnswer } from '#domain/wire/wire-answers'
import { askServer, type Remote } from './remote'
import type { ServerPage } from './use-server-pages'

const profile = documentSchema(profiles)

const providersPage = v.pipe(
  v.object({ providers: v.array(profile), ...listingPosition }),
  v.transform(({ providers: items, before, total }) => ({ items, before, total })),
)

const servedRegions = v.pipe(
  servedRegionsAnswer,
  v.transform(({ regions }) => regions),
)

export type ProvidersQuery = {
  /** As typed: the server folds case and accents. */
  q: string
  /** '' is every state. */
  state: string
  /** '' is every trade. */
  trade: string
  /** '' begins with the newest. */
  before: string
}

/** Needs no session. */
export const fetchProviders = (query: ProvidersQuery, signal: AbortSignal): Promise<Remote<ServerPage<Profile>>> =>
  askServer({ path: `/api/providers?${new URLSearchParams(query)}`, schema: providersPage, signal })

export const fetchProvider = (id: string, signal: AbortSignal): Promise<Remote<Profile>> =>
  askServer({ path: `/api/providers/${encodeURIComponent(id)}`, schema: profile, signal })

export const fetchServedRegions = (signal: AbortSignal): Promise<Remote<ServedRegion[]>> =>
  askServer({ path: '/api/served-regions', schema: servedRegions, signal })
