import { offscreenCanvas, type ShrunkPhoto, shrinkPhoto } from './shrink-photo'

/** Its answer to each file, in order; null for one that this browser cannot read. */
export type PhotoAnswer = ShrunkPhoto | null

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage((await shrinkPhoto(data, offscreenCanvas).catch(() => null)) satisfies PhotoAnswer)
}
