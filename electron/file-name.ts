/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const endings = ['.zip', '.pdf', '.csv', '.json', '.png', '.jpg', '.webp']

/**
 * A name to offer in the save dialog: no folder, no character that a system refuses or that hides the ending, and an ending that no system runs.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(-100)
  const isSafe = endings.some((ending) => clean.toLowerCase().endsWith(ending) && clean.length > ending.length) && !reserved.test(clean)
  return isSafe ? clean : 'canteiro.zip'
}

/** Keeps the dialog to the ending that the file has. */
export function fileFilters(name: string): { name: string; extensions: string[] }[] {
  const ending = name.split('.').at(-1) ?? ''
  return [{ name: ending.toUpperCase(), extensions: [ending] }]
}
