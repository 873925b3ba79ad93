import * as v from 'valibot'
import { choice, defineCollection, list, longText, number, text, tolerant } from '#domain/collection'

const productRow = v.object({ name: v.string(), quantity: v.string() })
/** `position` has gaps after removals. */
export const projectImage = v.object({ id: v.string(), file: v.string(), thumb: v.optional(v.string()), position: v.optional(v.number()) })

/** 'Quando precisa?' Product 43. */
export const timings = ['asap', 'weeks', 'months', 'exploring'] as const

/** Editable parts, in the order in which a notice names them. Product 84. */
export const projectParts = ['title', 'description', 'address', 'budget', 'products', 'timing', 'trades'] as const
export type ProjectPart = (typeof projectParts)[number]

export const projectStatus = choice(['open', 'in_progress', 'completed', 'closed'], 'open')

export const projects = defineCollection(
  {
    anyone: {
      id: text,
      client_id: text,
      title: text,
      description: longText,
      budget: number,
      address: text,
      city: text,
      state: text,
      products: list(productRow),
      status: projectStatus,
      created_at: text,
      /** Closed without a deal; '' in other statuses. */
      closed_at: text,
      /** The last edit's id, made by the device; '' before the first. A proposal with another one is from before the edit. */
      edition: text,
      /** '' before the first edit. */
      edited_at: text,
      /** '' where unsaid. */
      timing: choice(['', ...timings], ''),
      /** Ids of trades; none is everyone's. A newer release knows others. */
      trades: tolerant(list(v.string())),
    },
    sidesOfDeal: {
      accepted_proposal_id: text,
      /** '' before the deal. */
      accepted_at: text,
    },
    // An open one's last completion is its owner's: it tells of a former deal.
    ownerUntilCompleted: {
      /** The last completion, which survives a reopening; '' for none. */
      completed_at: text,
    },
    owner: {
      touched_at: text,
      /** The owner is asked whether it is still needed; on a closed one, it closed itself. */
      asked_at: text,
    },
  },
  { anyone: { client_name: text, client_avatar: text, images: list(projectImage) } },
)
