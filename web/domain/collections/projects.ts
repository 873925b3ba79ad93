import * as v from 'valibot'
import { choice, defineCollection, list, longText, number, text } from '#domain/collection'

const productRow = v.object({ name: v.string(), quantity: v.string() })
/** `thumb` is the small one; `position` grows, with gaps where photos were removed. */
const projectImage = v.object({ id: v.string(), file: v.string(), thumb: v.optional(v.string()), position: v.optional(v.number()) })

/** When its client needs it: as soon as possible, in the next weeks or months, or only exploring. Product 43. */
export const timings = ['asap', 'weeks', 'months', 'exploring'] as const

/** Fields that its owner changes while it is open, in the order in which a notice names them. Product 84. */
export const projectParts = ['title', 'description', 'address', 'budget', 'products', 'timing'] as const
export type ProjectPart = (typeof projectParts)[number]

export const projectStatus = choice(['open', 'in_progress', 'completed', 'closed'], 'open')

export const projects = defineCollection(
  {
    anyone: {
      id: text,
      client_id: text,
      title: text,
      description: longText,
      /** In reais; 0 is 'A combinar'. */
      budget: number,
      address: text,
      city: text,
      state: text,
      products: list(productRow),
      status: projectStatus,
      created_at: text,
      /** Since when it is closed without a deal; '' in every other status. */
      closed_at: text,
      /** The id of its last edit, made by the device; '' before the first. What was written with another one in sight is from before. */
      edition: text,
      /** When it was last edited; '' before the first. */
      edited_at: text,
      /** '' where its client did not say. */
      timing: choice(['', ...timings], ''),
    },
    sidesOfDeal: {
      accepted_proposal_id: text,
      /** Since when it is agreed; '' before. */
      accepted_at: text,
    },
    // One that is open again tells nobody but its owner that it was once completed: it had a deal then.
    ownerUntilCompleted: {
      /** The last time that it was completed, which stays after a reopening; '' for one that never was. */
      completed_at: text,
    },
    owner: {
      /** When anybody did anything about it last, as far as the server has looked. */
      touched_at: text,
      /** Since when the owner of an open one is asked whether it is still needed; on a closed one, that it closed itself. */
      asked_at: text,
    },
  },
  { anyone: { client_name: text, client_avatar: text, images: list(projectImage) } },
)
