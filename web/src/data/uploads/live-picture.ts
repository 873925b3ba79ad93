import { Observable } from 'rxjs'
import { type AccountDatabase, type PictureSize, readPicture } from '../../sync'

/** The address under which the page shows an upload's bytes, '' where they are gone. It is good for as long as it is subscribed to. */
export const livePicture = (database: AccountDatabase, id: string, size: PictureSize = 'picture'): Observable<string> =>
  new Observable((subscriber) => {
    let address = ''
    readPicture(database, id, size).then(
      (picture) => {
        if (subscriber.closed) return
        if (picture) address = URL.createObjectURL(picture)
        subscriber.next(address)
      },
      (error: unknown) => {
        console.info('A picture could not be read.', error)
        subscriber.next('')
      },
    )
    return () => URL.revokeObjectURL(address)
  })
