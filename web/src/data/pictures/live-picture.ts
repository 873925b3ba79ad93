import { Observable } from 'rxjs'
import { type AccountDatabase, LateCodeFailure, type PictureSize, readPicture } from '../../sync'
import { takeBackAddress } from './take-back-address'

const AGAIN_MS = 3_000

/** Object URL while subscribed, '' where the bytes are gone. */
export const livePicture = (database: AccountDatabase, id: string, size: PictureSize = 'picture'): Observable<string> =>
  new Observable((subscriber) => {
    let address = ''
    let again: ReturnType<typeof setTimeout> | undefined
    const read = () =>
      readPicture(database, id, size).then(
        (picture) => {
          if (subscriber.closed) return
          if (picture) address = URL.createObjectURL(picture)
          subscriber.next(address)
        },
        (error: unknown) => {
          console.info('A picture could not be read.', error)
          if (!(error instanceof LateCodeFailure)) subscriber.next('')
          else if (!subscriber.closed) again = setTimeout(read, AGAIN_MS)
        },
      )
    void read()
    return () => {
      clearTimeout(again)
      if (address) takeBackAddress(address)
    }
  })
