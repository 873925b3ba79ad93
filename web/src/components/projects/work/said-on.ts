import { type Deal, type Moment, registeredAt } from '#domain/projects/deal'
import { texts } from '#texts'

/** A day as it was said, '' for none, with the one on which the server heard of it where that is later. Product 120. */
export function saidOn(deal: Deal, moment: Moment, time: string, format: (date: Date) => string): string {
  if (!time) return ''
  const [day, late] = [format(new Date(time)), registeredAt(deal, moment)]
  return late ? texts.work.stages.registered(day, format(new Date(late))) : day
}
