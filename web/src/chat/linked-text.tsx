import { Fragment, type ReactNode } from 'react'
import { isDocumentNumber } from '#domain/values/document-number'
import { isMobile, isPhone, phoneDigits } from '#domain/values/phone'
import { TextLink } from '../ui/content/text/text-link'

const ADDRESS = /https?:\/\/[^\s<>“”]+/gi

/** As `formatPhone` writes it, and as people do: '11 98765-4321', '+55 (11) 98765 4321', '11987654321'. */
const PHONE = /(?:\+55 ?)?\(?\d{2}\)?[ -]?9?[ ]?\d{4}[ .-]?\d{4}/g
const found = new RegExp(`${ADDRESS.source}|${PHONE.source}`, 'gi')

export type TextPart = { text: string; address?: string }

/** Http and https addresses, none of which is fetched, and Brazilian phones. */
export function partsOf(content: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of content.matchAll(found)) {
    const text = withoutEnd(match[0])
    const address = /^http/i.test(text) ? text : telephone(text, content, match.index)
    if (!URL.canParse(address)) continue
    if (match.index > end) parts.push({ text: content.slice(end, match.index) })
    parts.push({ text, address })
    end = match.index + text.length
  }
  if (end < content.length || parts.length === 0) parts.push({ text: content.slice(end) })
  return parts
}

/** '' for figures that are no phone: a part of a longer number, a CPF, a landline without separators. */
function telephone(text: string, content: string, at: number): string {
  const isPart = /[\d.,/-]$/.test(content.slice(0, at)) || /^[.,/-]?\d/.test(content.slice(at + text.length))
  const isBare = /^\d+$/.test(text)
  if (isPart || !isPhone(text) || (isBare && (!isMobile(text) || isDocumentNumber(text, 'CPF')))) return ''
  return `tel:+55${phoneDigits(text)}`
}

/** An address ends before its sentence's punctuation, and before a bracket that it did not open. */
function withoutEnd(found: string): string {
  const last = found.at(-1) ?? ''
  const opening = { ')': '(', ']': '[', '}': '{' }[last]
  const isForeign = opening ? found.split(last).length > found.split(opening).length : '.,;:!?…\'"*'.includes(last)
  return isForeign && last ? withoutEnd(found.slice(0, -1)) : found
}

/** A person's text with its addresses as links, which open in a new tab without a referrer. */
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
