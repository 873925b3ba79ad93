import { texts } from '#texts'
import { shortFullDate } from '../../../components/times/times'

const words = texts.adminTables

export const dateText = (time: string): string => shortFullDate(new Date(time))

export const placeText = ({ city, state }: { city: string; state: string }): string =>
  city && state ? words.place(city, state) : city || state || words.notInformed

type Known = { is_confirmed: boolean; suspended_at: string }
export function statusText({ is_confirmed, suspended_at }: Known): string {
  if (suspended_at) return words.users.suspended
  return is_confirmed ? words.users.active : words.users.unconfirmed
}

export const optionsOf = (labels: Readonly<Record<string, string>>): { value: string; text: string }[] =>
  Object.entries(labels).map(([value, text]) => ({ value, text }))
