import type { App } from '../pocketbase-api'
import { withShared } from '../shared-map'

const KEY = 'cnpj answers'
const KEPT_MS = 24 * 60 * 60_000
const MOST = 5_000

/**
 * A company found for this person within a day, as JSON. Only found ones, since registers lag behind; only the same person, since a quick answer
 * tells that someone has asked.
 */
export function cachedAnswer(app: App, person: string, cnpj: string): string | undefined {
  let answer: string | undefined
  withShared(app, KEY, (answers) => {
    const stored = answers[keyOf(person, cnpj)]
    if (stored !== undefined && isFresh(stored)) answer = stored.slice(stored.indexOf(' ') + 1)
  })
  return answer
}

export function keepAnswer(app: App, person: string, cnpj: string, json: string): void {
  withShared(app, KEY, (answers) => {
    if (Object.keys(answers).length >= MOST) for (const key of Object.keys(answers)) delete answers[key]
    answers[keyOf(person, cnpj)] = `${Date.now()} ${json}`
  })
}

export function dropOldAnswers(app: App): void {
  withShared(app, KEY, (answers) => {
    for (const [key, stored] of Object.entries(answers)) if (!isFresh(stored)) delete answers[key]
  })
}

const keyOf = (person: string, cnpj: string): string => `${person} ${cnpj}`

const isFresh = (stored: string): boolean => Date.now() - Number(stored.split(' ', 1)[0]) < KEPT_MS
