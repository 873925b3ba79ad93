import type { Definition } from '../../ui/content/lists/definition-list'
import { Text } from '../../ui/content/text/text'
import { type FormField, isLong, valueText } from './form-field'

export const definitionOf = (field: FormField, value: unknown): Definition => {
  const text = valueText(field, value)
  return { term: field.label, value: isLong(field) && value !== null ? <Text isAsTyped>{text}</Text> : text }
}
