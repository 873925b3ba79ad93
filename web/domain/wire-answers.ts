import * as v from 'valibot'

/** Answers of the routes beside sync, read by both sides. Documents in them are as in pull: the collections define those. */

/** What the registers know of a company, within the form's bounds: '' for what is unknown, `uf` the state's two letters, `phone` in digits. Product 78. */
export const companyAnswer = v.object({ razao_social: v.string(), address: v.string(), municipio: v.string(), uf: v.string(), phone: v.string() })
export type Company = v.InferOutput<typeof companyAnswer>

/** Ids of the person's conversations whose other side is connected. */
export const presenceAnswer = v.object({ conversations: v.array(v.string()) })

/** Each place that has providers, once. Product 5. */
export const servedRegionsAnswer = v.object({ regions: v.array(v.object({ city: v.string(), state: v.string() })) })
export type ServedRegionsAnswer = v.InferOutput<typeof servedRegionsAnswer>
export type ServedRegion = ServedRegionsAnswer['regions'][number]

/**
 * The technical documentation, whose sentences come from the server: nothing of it is in the app. An entry of a section is a word of the product, or where
 * `isCode` a name in its sources; `fields` are those of a database table, with their kinds. Product 3.
 */
export const documentationAnswer = v.object({
  author: v.string(),
  version: v.string(),
  sections: v.array(
    v.object({
      title: v.string(),
      isCode: v.boolean(),
      entries: v.array(v.object({ name: v.string(), text: v.string(), fields: v.array(v.object({ name: v.string(), kind: v.string() })) })),
    }),
  ),
})
export type Documentation = v.InferOutput<typeof documentationAnswer>
export type DocumentationSection = Documentation['sections'][number]

/** Beside the documents of one page, the newest first: `before` asks for the next page, '' is the end; `total` counts all pages, up to MOST_COUNTED + 1. */
export const listingPosition = { before: v.string(), total: v.number() }
export type ListingPosition = { before: string; total: number }
