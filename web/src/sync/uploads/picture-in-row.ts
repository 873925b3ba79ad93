import type { UploadRow } from '../database'

/** What release 1.0.0 keeps in the row: a data URL ('data:image/jpeg;base64,…'). It is read by hand: the page's policy lets no request go to one. */
export function inRow({ blob }: Pick<UploadRow, 'blob'>): Blob | null {
  if (blob === undefined) return null
  const [head = '', base64 = ''] = blob.split(',')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Blob([bytes], { type: head.slice('data:'.length).split(';')[0] ?? '' })
}
