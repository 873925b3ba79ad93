import { useLayoutEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './text-field'

type Props = Omit<TextFieldProps, 'inputRef'> & {
  /** Formats typed or pasted text; idempotent. */
  mask: (text: string) => string
}

const SIGNIFICANT = /[0-9A-Za-z]/

/** Applies the mask while one types and keeps the cursor behind the same character. */
export function MaskedField({ mask, value, onChange, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<{ before: number } | null>(null)

  useLayoutEffect(() => {
    if (!caret || !input.current || document.activeElement !== input.current) return
    const place = positionAfter(input.current.value, caret.before)
    input.current.setSelectionRange(place, place)
  }, [caret])

  const write = (text: string) => {
    const typedUpTo = text.slice(0, input.current?.selectionStart ?? text.length)
    setCaret({ before: significantIn(typedUpTo) })
    onChange(mask(text))
  }
  return <TextField {...rest} inputRef={input} value={mask(value)} onChange={write} />
}

const significantIn = (text: string) => [...text].filter((character) => SIGNIFICANT.test(character)).length

function positionAfter(text: string, significant: number) {
  if (significant === significantIn(text)) return text.length
  let seen = 0
  let position = 0
  while (seen < significant && position < text.length) {
    if (SIGNIFICANT.test(text.charAt(position))) seen += 1
    position += 1
  }
  return position
}
