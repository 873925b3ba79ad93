/**
 * An empty list takes three bytes of text, and more than a hundred times that in the engine once it is parsed. The largest request that a device sends, 50 commands with
 * 50 products each, has some 2,800 lists and objects.
 */
const MOST_LISTS = 10_000

const [QUOTE, BACKSLASH, LIST, OBJECT] = [0x22, 0x5c, 0x5b, 0x7b]

/** Whether JSON begins more lists and objects than `most`, in time and memory that do not depend on what they hold. Those within its strings are letters. */
export function hasMoreLists(text: string, most = MOST_LISTS): boolean {
  if (text.length <= most) return false
  let found = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if ((code === LIST || code === OBJECT) && ++found > most) return true
  }
  return false
}

/** The closing quote; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end
    while (text.charCodeAt(before - 1) === BACKSLASH) before--
    if ((end - before) % 2 === 0) return end
  }
  return text.length
}
