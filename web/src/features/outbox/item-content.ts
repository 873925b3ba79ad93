import { excerpt, writtenLine } from '#domain/values/written-text'
import { texts } from '#texts'
import type { OutboxRow } from '../../data/queries/outbox'
import type { ItemContent } from '../../verbs/verb-view'
import { viewOf } from '../../verbs/verb-views'

const nothing: ItemContent = { facts: [], text: '' }

export const contentOf = (row: OutboxRow): ItemContent => viewOf(row).content?.(row) ?? nothing

/** 'R$ 12.400,00 · 20 dias · “Trabalho com bloco…”'; `most` bounds the quote. */
export function summaryOf(row: OutboxRow, most: number): string {
  const { facts, text } = contentOf(row)
  if (!text) return facts.join(' · ')
  return facts.length === 0 ? excerpt(text, most) : [...facts, texts.outbox.quoted(excerpt(text, most))].join(' · ')
}

export function copyTextOf(row: OutboxRow): string {
  const { facts, text } = contentOf(row)
  return viewOf(row).copyText?.(row) ?? [facts.join(' · '), text].filter(Boolean).join('\n\n')
}

export const isCut = (row: OutboxRow, most: number): boolean => writtenLine(contentOf(row).text).length > most
