import { texts } from '#texts'
import type { StandInAnswer } from './stand-in'

const { routes } = texts.errors

/** Failures that an act may be answered with, and the sentence for each. */
export const failures = [
  [503, { code: 'unavailable' }, routes.unavailable],
  [409, { code: 'conflict' }, routes.conflict],
  [0, undefined, routes.unreachable],
] as const

export const answered = (status: number, body?: object): StandInAnswer => (body ? [status, body] : [status])

export const dialogText = () => document.querySelector('[role=dialog]')?.textContent ?? ''

/** The button of the dialog. */
export function confirmation(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no ${name} in ${document.body.innerHTML}`)
  return found
}
