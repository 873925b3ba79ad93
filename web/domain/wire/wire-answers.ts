import * as v from 'valibot'

/** Answers of the routes beside sync, read by both sides. Documents in them are as in pull: the collections define those. */

/** A company as the registers know it, within the form's bounds: '' for what is unknown, `uf` the state's two letters, `phone` in digits. Product 78. */
export const companyAnswer = v.object({ razao_social: v.string(), address: v.string(), municipio: v.string(), uf: v.string(), phone: v.string() })
export type Company = v.InferOutput<typeof companyAnswer>

/** Ids of the person's conversations whose other side is connected. */
export const presenceAnswer = v.object({ conversations: v.array(v.string()) })

/** Public facts of an open project, for anyone who has its link; a `budget` of 0 is none. Product 79. */
export const sharedProjectAnswer = v.object({ title: v.string(), city: v.string(), state: v.string(), budget: v.number() })
export type SharedProject = v.InferOutput<typeof sharedProjectAnswer>

/** Each place that has providers, once. Product 5. */
export const servedRegionsAnswer = v.object({ regions: v.array(v.object({ city: v.string(), state: v.string() })) })
export type ServedRegionsAnswer = v.InferOutput<typeof servedRegionsAnswer>
export type ServedRegion = ServedRegionsAnswer['regions'][number]

/** The server's public key for web push, 65 bytes as base64url, with which a browser subscribes. */
export const webPushKeyAnswer = v.object({ key: v.string() })

/** Words of a notification, read by the service worker, and the page that it opens; of a `tag` there is one at a time. */
export type WebPushNotification = { title: string; body: string; path: string; tag: string }
/** `unread` is the number on the icon, alone where nothing is new. */
export type WebPushNews = { unread: number } & (WebPushNotification | { title?: undefined })

const documentationEntry = v.object({ name: v.string(), isCode: v.boolean(), text: v.string() })
export type DocumentationEntry = v.InferOutput<typeof documentationEntry>

/** The technical documentation, which only the server has: nothing of it is in the app. The name of an entry with `isCode` is one of the sources. Product 3. */
export const documentationAnswer = v.object({
  facts: v.array(documentationEntry),
  sections: v.array(v.object({ title: v.string(), entries: v.array(documentationEntry) })),
})
export type Documentation = v.InferOutput<typeof documentationAnswer>

/** Beside the documents of one page, the newest first: `before` asks for the next page, '' is the end; `total` counts all pages, up to MOST_COUNTED + 1. */
export const listingPosition = { before: v.string(), total: v.number() }
export type ListingPosition = { before: string; total: number }
