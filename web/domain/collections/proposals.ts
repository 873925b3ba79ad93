import * as v from 'valibot'
import { choice, defineCollection, list, longText, maybe, number, text, tolerant } from '#domain/collection'
import { projectImage, projectStatus } from '#domain/collections/projects'
import { deal, sides } from '#domain/projects/deal'
import { quote } from '#domain/projects/quote'
import { reference } from '#domain/projects/reference'

export const proposalTypes = ['service', 'products', 'both'] as const

/** Newest first. Of a quote its total, as the amount. Product 115. */
const revision = v.object({
  amount: v.number(),
  duration_days: v.number(),
  proposal_type: v.picklist(proposalTypes),
  cover_letter: v.string(),
  at: v.string(),
})

/** `stage_id` is '' for the whole work. Product 127. */
export const workPhoto = v.object({ ...projectImage.entries, stage_id: v.string(), by: v.picklist(sides), created_at: v.string() })

export const proposals = defineCollection(
  {
    bothSides: {
      id: text,
      project_id: text,
      provider_id: text,
      amount: number,
      cover_letter: longText,
      proposal_type: choice(proposalTypes, 'service'),
      duration_days: { ...number, empty: 1 },
      status: choice(['pending', 'accepted', 'rejected'], 'pending'),
      /** Who undid the deal of this proposal, rejected since; '' for none. */
      undone_by: choice(['', 'owner', 'provider'], ''),
      undone_reason: text,
      /** The project's `edition` that its provider saw. */
      edition: text,
      revisions: list(revision),
      /** null without one. Product 107. */
      quote: tolerant({ ...maybe(quote), isLong: true }),
      /** The last day in São Paulo on which its quote can be accepted ('2026-12-07'); '' without a quote. Product 110. */
      valid_until: tolerant(text),
      /** The `valid_until` whose confirmation the owner has asked for; '' for none. */
      asked_until: tolerant(text),
      /** Since its acceptance; null before the first mark. Product 120. */
      deal: tolerant({ ...maybe(deal), isLong: true }),
      /** By the owner of the completed work; null without one. Product 129. */
      reference: tolerant({ ...maybe(reference), isLong: true }),
      created_at: text,
      updated_at: text,
    },
  },
  {
    bothSides: {
      provider_name: text,
      provider_avatar: text,
      provider_role: choice(['empresa', 'autonomo'], 'autonomo'),
      provider_city: text,
      provider_state: text,
      project_title: text,
      project_status: projectStatus,
      work_photos: tolerant(list(workPhoto)),
    },
  },
)
