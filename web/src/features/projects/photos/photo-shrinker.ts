import type { PhotoAnswer } from './photo-worker'
import { JPEG, type MakeCanvas, type ShrunkPhoto, shrinkPhoto } from './shrink-photo'

export type PhotoShrinker = {
  /** One photo at a time. Null when this browser cannot read it. */
  shrink(file: Blob): Promise<ShrunkPhoto | null>
  /** Gives back the worker's memory. */
  end(): void
}

/** Beside the page, in a worker; in the page where a browser's workers cannot draw, and where the worker does not load. */
export function createPhotoShrinker(): PhotoShrinker {
  let worker = canDrawInWorker() ? new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }) : null
  const end = () => {
    worker?.terminate()
    worker = null
  }
  return {
    async shrink(file) {
      const answer = worker ? await askWorker(worker, file) : 'unavailable'
      if (answer !== 'unavailable') return answer
      end()
      return shrinkPhoto(file, pageCanvas)
    },
    end,
  }
}

const canDrawInWorker = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined'

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
