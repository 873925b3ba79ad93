import type { ReactNode } from 'react'
import type { Actor } from '#domain/command'
import type { CollectionName, Documents } from '#domain/documents'
import { hold } from '../../support/device/hold'
import { mount } from '../ui/mount'
import { eachWithDatabase } from './each-database'
import { inAccount, standInAccount } from './stand-in-account'

type Given = Omit<NonNullable<Parameters<typeof standInAccount>[1]>, 'actor'> & { at?: string }

/** Gives each test of the file that calls it an account database of its own, with the documents that it holds and its person's screens. */
export function eachWithAccount() {
  const database = eachWithDatabase()
  return {
    database,
    hold: <C extends CollectionName>(collection: C, ...documents: Documents[C][]) => hold(database(), collection, documents),
    showAs: (actor: Actor, content: ReactNode, { at, ...given }: Given = {}) =>
      mount(inAccount(standInAccount(database(), { actor, ...given }), content, at)),
    /** The draft of that name as it is stored. */
    storedDraft: async (name: string) => (await database().getLocal<{ value: unknown }>(`draft:${name}`))?.toMutableJSON().data.value,
    /** Verb and args of each command that waits. */
    queued: async () => (await database().outbox.find().exec()).map(({ verb, args }) => [verb, args] as const),
  }
}
