import { lostWay } from '../../http/failure'
import type { Remote } from '../remote/remote'
import type { photoBytes } from './photo-bytes'

/** The code loads with the first photo and may fail without a connection. */
export async function loadPhoto(ask: Parameters<typeof photoBytes>[0]): Promise<Remote<Blob>> {
  const code = await import('./photo-bytes').catch(noCode)
  return code ? code.photoBytes(ask) : { ok: false, code: lostWay() }
}

const noCode = (error: unknown): null => {
  console.info('The code for photos did not come.', error)
  return null
}
