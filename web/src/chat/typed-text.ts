/**
 * A field's text once its person changed `drawn` into `next`. Text that code added since the drawing stays: a letter can come between a change
 * and its drawing.
 */
export function typedOver(newest: string, drawn: string, next: string): string {
  if (newest.endsWith(drawn)) return newest.slice(0, newest.length - drawn.length) + next
  return next.startsWith(drawn) ? newest + next.slice(drawn.length) : next
}

/** A field's text without its sent message: later text stays, and all of it where the message itself was changed. */
export const withoutSent = (newest: string, sent: string): string => (newest.startsWith(sent) ? newest.slice(sent.length) : newest)
