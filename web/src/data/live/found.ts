import { map, type Observable } from 'rxjs'

/** An undefined `document` is not on this device, as opposed to not read yet. */
export type Found<T> = { document: T | undefined }

export const asFound = <T>(source: Observable<T | undefined>): Observable<Found<T>> => source.pipe(map((document) => ({ document })))
