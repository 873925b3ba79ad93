import * as v from 'valibot'
import { onTimeAnswers } from '#domain/projects/reference'
import type { WebPushMark } from '#domain/wire/wire-requests'

/** Answers of the routes beside sync; documents in them are as in pull. */

/** From the registers, within the form's bounds: '' for unknown, `uf` two letters, `phone` in digits. Product 78. */
export const companyAnswer = v.object({ razao_social: v.string(), address: v.string(), municipio: v.string(), uf: v.string(), phone: v.string() })
export type Company = v.InferOutput<typeof companyAnswer>

export const presenceAnswer = v.object({ conversations: v.array(v.string()) })

/** For anyone with its link; `budget` 0 is none. Product 79. */
export const sharedProjectAnswer = v.object({ title: v.string(), city: v.string(), state: v.string(), budget: v.number() })
export type SharedProject = v.InferOutput<typeof sharedProjectAnswer>

/** Each place with providers, once. Product 5. */
export const servedRegionsAnswer = v.object({ regions: v.array(v.object({ city: v.string(), state: v.string() })) })
export type ServedRegionsAnswer = v.InferOutput<typeof servedRegionsAnswer>
export type ServedRegion = ServedRegionsAnswer['regions'][number]

/** 65 bytes as base64url, with which a browser subscribes. */
export const webPushKeyAnswer = v.object({ key: v.string() })

/** `path` is the page to open; one notification per `tag`. Of one thing it has `buttons`: the words of two, and what the second marks as read. */
export type WebPushNotification = {
  title: string
  body: string
  path: string
  tag: string
  buttons?: { see: string; read: string; mark: WebPushMark }
}
/** `unread` is the icon's number, alone without news. */
export type WebPushNews = { unread: number } & (WebPushNotification | { title?: undefined })

const documentationEntry = v.object({ name: v.string(), isCode: v.boolean(), text: v.string() })
export type DocumentationEntry = v.InferOutput<typeof documentationEntry>

/** Only the server has it, nothing is in the app. With `isCode` an entry's name is in the sources. Product 3. */
export const documentationAnswer = v.object({
  facts: v.array(documentationEntry),
  sections: v.array(v.object({ title: v.string(), entries: v.array(documentationEntry) })),
})
export type Documentation = v.InferOutput<typeof documentationAnswer>

/** `before` asks for the next page, '' is the end; `total` counts up to MOST_COUNTED + 1. */
export const listingPosition = { before: v.string(), total: v.number() }
export type ListingPosition = { before: string; total: number }

/**
 * Those of one provider that others read, newest first, 10 a page. `id` names one in a report, and nothing else; `month` is that of the completion
 * ('2026-11'); `again` counts all of `total`. Product 129.
 */
export const referencesAnswer = v.object({
  references: v.array(
    v.object({
      id: v.string(),
      first_name: v.string(),
      city: v.string(),
      month: v.string(),
      again: v.boolean(),
      on_time: v.picklist(onTimeAnswers),
      text: v.string(),
      reply: v.string(),
    }),
  ),
  again: v.number(),
  ...listingPosition,
})
export type ReferencesAnswer = v.InferOutput<typeof referencesAnswer>
