import { tradeNames } from '#domain/projects/trades'
import { formatMoney } from '#domain/values/money'
import { texts } from '#texts'
import type { TextShortcut } from '../../ui/forms/text-area'
import { materialLines } from './material-lines'

type Control =
  | { kind: 'line'; most?: number; placeholder?: string }
  | { kind: 'text'; most?: number; placeholder?: string; counter?: (typed: number, most: number) => string; shortcuts?: readonly TextShortcut[] }
  /** Reais, and a whole number of days; null for none. */
  | { kind: 'money' | 'days' }
  /** Names and quantities; null for none. */
  | { kind: 'materials' }
  | { kind: 'trades'; most: number }
  /** With `none`, '' can be chosen too. */
  | { kind: 'choice'; options: readonly { value: string; text: string }[]; none?: string }

type Named = { name: string; label: string }

/** `optional` follows the label in a form. */
export type FormField = Named & { hint?: string; optional?: string } & Control
/** A line of a table by name. */
export type Unnamed<Field> = Field extends unknown ? Omit<Field, 'name'> : never
export type PlaceField = Named & { kind: 'place' }

/** Value in words; '' for an absent text. */
export function valueText(field: FormField, value: unknown): string {
  switch (field.kind) {
    case 'money':
      return typeof value === 'number' && value > 0 ? formatMoney(value) : texts.labels.noBudget
    case 'days':
      return typeof value === 'number' ? texts.times.days(value) : ''
    case 'materials':
      return materialLines(value) || texts.corrections.edit.noProducts
    case 'trades':
      return Array.isArray(value) ? tradeNames(value) : ''
    case 'choice':
      return field.options.find((option) => option.value === value)?.text ?? field.none ?? ''
    default:
      return typeof value === 'string' ? value.trim() : ''
  }
}

export const isLong = ({ kind }: FormField): boolean => kind === 'text' || kind === 'materials'
