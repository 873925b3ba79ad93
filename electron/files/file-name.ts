import { join } from 'node:path'
import type { App, SaveDialogOptions } from 'electron'
import { desktopShell as words } from '#texts'

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i
/** UTF-16 characters: at most three bytes each in a file system, which takes 255. */
const MOST_CHARACTERS = 80
const endings = ['.zip', '.pdf', '.csv', '.json', '.png', '.jpg', '.webp', '.ics', '.vcf', '.txt']

/**
 * No folder, no character that a system refuses, that hides the ending or that Windows expands as an environment variable, and no executable
 * ending.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%]/gu, '')
    .slice(-MOST_CHARACTERS)
    // Halves of a character, which the cut may have left too.
    .replace(/\p{Cs}/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const isSafe = endings.some((ending) => clean.toLowerCase().endsWith(ending) && clean.length > ending.length) && !reserved.test(clean)
  return isSafe ? clean : 'canteiro.zip'
}

/** In the person's downloads. */
export function saveDialogFor(app: App, given: string): SaveDialogOptions {
  const name = safeFileName(given)
  const ending = name.split('.').at(-1) ?? ''
  return {
    title: words.saveFile,
    defaultPath: join(app.getPath('downloads'), name),
    filters: [{ name: ending.toUpperCase(), extensions: [ending] }],
  }
}
