import { offscreenCanvas, type ShrunkPhoto, shrinkPhoto } from './shrink-photo'

/** In order; null for unreadable files. */
export type PhotoAnswer = ShrunkPhoto | null

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage((await shrinkPhoto(data, offscreenCanvas).catch(() => null)) satisfies PhotoAnswer)
}
