import * as v from 'valibot'
import { toTime } from '#domain/values/clock'
import { newRecordId, serverNow, sha256Of } from '../globals'
import type { App, Database } from '../pocketbase-api'
import { rowsOf, run, textOf } from '../sql'

/** As long as links last. */
export const KEPT_MS = 7 * 86_400_000
/** Each compared password costs a hash. */
const MOST_COMPARED = 10

/** `password` and `proof` are hashes; `id` will be the account's; `origin` is the page to go on to. */
export type SignUp = { id: string; role: string; full_name: string; email: string; password: string; proof: string; origin: string }

const shape: SignUp = { id: '', role: '', full_name: '', email: '', password: '', proof: '', origin: '' }
const COLUMNS = 'id, role, full_name, email, password, proof, origin'

/** Returns the id. Rows with one address stand beside each other, with or without an account. Product 7 and 41. */
export function storeSignUp(tx: App, signUp: Omit<SignUp, 'id'>): string {
  const id = newRecordId()
  run(
    tx,
    `INSERT INTO sign_ups (id, role, full_name, email, password, proof, origin, created_at)
      VALUES ({:id}, {:role}, {:full_name}, {:email}, {:password}, {:proof}, {:origin}, {:now})`,
    { ...signUp, id, now: serverNow() },
  )
  return id
}

export const hasSignUp = (db: Database, email: string): boolean =>
  textOf(db, 'SELECT 1 FROM sign_ups WHERE email = {:email} LIMIT 1', { email }) !== ''

/** Sign-up `first` comes first, whatever strangers have signed up since. */
export function newestSignUps(db: Database, email: string, first = ''): SignUp[] {
  const named = rowsOf(db, shape, `SELECT ${COLUMNS} FROM sign_ups WHERE id = {:first} AND email = {:email}`, { email, first })
  const newest = rowsOf(db, shape, `SELECT ${COLUMNS} FROM sign_ups WHERE email = {:email} ORDER BY created_at DESC LIMIT ${MOST_COMPARED}`, {
    email,
  })
  return [...named, ...newest.filter(({ id }) => id !== first)]
}

/** 32 random bytes in hex, kept by the browser; the hash is stored. */
export const proof = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** A missing proof is never hashed: anyone may have signed up with that hash. */
export const signUpOfProof = (db: Database, email: string, given: v.InferOutput<typeof proof> | undefined): SignUp | undefined =>
  given === undefined
    ? undefined
    : rowsOf(db, shape, `SELECT ${COLUMNS} FROM sign_ups WHERE email = {:email} AND proof = {:hash}`, { email, hash: sha256Of(given) })[0]

/** An address with an account has nothing to confirm. */
export const dropSignUps = (tx: App, email: string): void => run(tx, 'DELETE FROM sign_ups WHERE email = {:email}', { email })

export const dropOldSignUps = (app: App): void =>
  run(app, 'DELETE FROM sign_ups WHERE created_at < {:oldest}', { oldest: toTime(Date.now() - KEPT_MS) })
