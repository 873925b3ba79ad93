import { texts } from '#texts'

export type FieldCode = keyof typeof texts.errors.fields
export type FieldCodes<Field extends string> = { readonly [F in Field]?: FieldCode | undefined }

export function fieldTexts<Field extends string>(codes: FieldCodes<Field>): { [F in Field]?: string | undefined } {
  const sentences: { [F in Field]?: string | undefined } = {}
  for (const field in codes) {
    const code = codes[field]
    if (code) sentences[field] = texts.errors.fields[code]
  }
  return sentences
}
