/** A field's text without the message that was given of it: what was typed after it stays, and all of it where the message itself was changed. */
export const withoutGiven = (newest: string, given: string): string => (newest.startsWith(given) ? newest.slice(given.length) : newest)
