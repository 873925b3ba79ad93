import type { Role } from '#domain/documents'
import { paths } from '#links'
import { pagesOf } from '../page-at'
import { placeOf } from '../places'
import type { Entry, Group } from './entry'

const groupOf = (href: string): Group => (href === paths.newProject ? 'actions' : 'pages')

export const pageEntries = (role: Role): Entry[] =>
  pagesOf(role)
    .map(placeOf)
    .map((place) => ({ group: groupOf(place.href), id: place.href, ...place }))
