import { Fragment, type ReactNode } from 'react'
import { isPhone, phoneDigits } from '#domain/values/phone'
import { TextLink } from '../ui/content/text/text-link'

const ADDRESS = /https?:\/\/[^\s<>“”]+/gi

/** As `formatPhone` writes it. */
const PHONE = /\(\d{2}\) \d{4,5}-\d{4}/g
const found = new RegExp(`${ADDRESS.source}|${PHONE.source}`, 'gi')

export type TextPart = { text: string; address?: string }

/** The addresses in what a person wrote: http and https alone, nothing of them is fetched; and Brazilian phones. */
export function partsOf(content: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of content.matchAll(found)) {
    const text = withoutEnd(match[0])
    const address = text.startsWith('(') && isPhone(text) ? `tel:+55${phoneDigits(text)}` : text
    if (!URL.canParse(address)) continue
    if (match.index > end) parts.push({ text: content.slice(end, match.index) })
    parts.push({ text, address })
    end = match.index + text.length
  }
  if (end < content.length || parts.length === 0) parts.push({ text: content.slice(end) })
  return parts
}

/** An address ends before the mark that closes its sentence, and before a bracket that it did not open. */
function withoutEnd(found: string): string {
  const last = found.at(-1) ?? ''
  const opening = { ')': '(', ']': '[', '}': '{' }[last]
  const isForeign = opening ? found.split(last).length > found.split(opening).length : '.,;:!?…\'"*'.includes(last)
  return isForeign && last ? withoutEnd(found.slice(0, -1)) : found
}

/** Text written by a person, with its addresses as links that open in a new tab without a referrer. */
export function LinkedText({ children }: { children: string }): ReactNode {
  const parts = partsOf(children)
  if (parts.length === 1 && !parts[0]?.address) return children
  return parts.map(({ text, address }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text that never changes
    <Fragment key={index}>
      {address ? (
        <TextLink href={address} isForeign {...(address.startsWith('http') && { target: '_blank' })}>
          {text}
        </TextLink>
      ) : (
        text
      )}
    </Fragment>
  ))
}
