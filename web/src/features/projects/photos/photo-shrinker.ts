import { pageTellsColours, workersTellColours } from '../../../components/projects/canvas-colours'
import { answered } from './answered'
import type { PhotoAnswer } from './photo-worker'
import { JPEG, type MakeCanvas, type ShrunkPhoto, shrinkPhoto } from './shrink-photo'

export type PhotoShrinker = {
  /** One at a time. Null for unreadable files, or without an answer. */
  shrink(file: Blob): Promise<ShrunkPhoto | null>
  /** Frees the worker. */
  end(): void
}

/** In a worker; in the page where workers cannot draw, give noise, do not load or do not answer. */
export function createPhotoShrinker(): PhotoShrinker {
  let worker = canDrawInWorker() ? startWorker() : null
  let hasAnswered = false
  const end = () => {
    worker?.terminate()
    worker = null
  }
  return {
    async shrink(file) {
      const answer = worker ? await answered(askWorker(worker, file)) : 'unavailable'
      if (answer !== 'unavailable' && answer !== 'silent') {
        hasAnswered = true
        return answer
      }
      end()
      if (answer === 'silent' && hasAnswered) {
        // This photo is the cause.
        worker = startWorker()
        return null
      }
      // Never the file itself, which tells its place.
      if (!pageTellsColours()) return null
      const drawn = await answered(shrinkPhoto(file, pageCanvas))
      return drawn === 'silent' ? null : drawn
    },
    end,
  }
}

const startWorker = () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })

const canDrawInWorker = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && workersTellColours()

function askWorker(worker: Worker, file: Blob): Promise<PhotoAnswer | 'unavailable'> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<PhotoAnswer>) => resolve(data)
    worker.onerror = (event) => {
      console.info('The worker for photos failed, and the page does its work.', event.message)
      resolve('unavailable')
    }
    worker.postMessage(file)
  })
}

const pageCanvas: MakeCanvas = (width, height) => {
  const source = document.createElement('canvas')
  source.width = width
  source.height = height
  const context = source.getContext('2d')
  return context && { width, height, source, context, encode: (quality) => new Promise((resolve) => source.toBlob(resolve, JPEG, quality)) }
}
