import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { definedProps } from '../defined-props'
import * as field from './field.css'
import { ariaOf, type Bounds, errorWithin, FieldFrame, type FieldProps, useFormLock } from './field-frame'
import * as css from './text-area.css'

export type TextShortcut = {
  text: string
  label: string
}

type Props = FieldProps &
  Bounds & {
    value: string
    onChange: (value: string) => void
    placeholder?: string
    /** 120 and 5000 → '120 de 5.000'. Shown only with `most`. */
    counter?: (typed: number, most: number) => string
    shortcuts?: readonly TextShortcut[]
    isShort?: boolean
    isLine?: boolean
    autoFocus?: boolean
  }

/** Grows with its text. Shortcuts insert at the cursor. */
export function TextArea(props: Props) {
  const { value, onChange, most, counter, shortcuts = [], placeholder, isShort, isLine, autoFocus } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = { ...props, error: errorWithin(value, props) }
  const isReadOnly = useFormLock()
  const [caret, setCaret] = useState<{ at: number } | null>(null)

  useLayoutEffect(() => {
    if (!caret) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])

  const insert = (text: string) => {
    const start = area.current?.selectionStart ?? value.length
    const end = area.current?.selectionEnd ?? value.length
    const next = value.slice(0, start) + text + value.slice(end)
    onChange(next)
    setCaret({ at: start + text.length })
  }

  const hasFoot = shortcuts.length > 0 || (counter && most)
  return (
    <AriaTextField {...ariaOf(shown)} {...definedProps({ value, onChange, autoFocus, isReadOnly })} className={field.field}>
      <FieldFrame {...shown}>
        <div className={css.frame}>
          <AriaTextArea
            ref={area}
            className={[css.area, isShort && css.short, isLine && css.line].filter(Boolean).join(' ')}
            placeholder={placeholder}
          />
          {hasFoot ? (
            <div className={css.foot}>
              <div className={css.shortcuts}>
                {shortcuts.map((shortcut) => (
                  <Button
                    key={shortcut.text}
                    className={css.shortcut}
                    aria-label={shortcut.label}
                    isDisabled={isReadOnly}
                    onPress={() => insert(shortcut.text)}
                  >
                    {shortcut.text}
                  </Button>
                ))}
              </div>
              {counter && most ? <span className={css.counter}>{counter(value.length, most)}</span> : null}
            </div>
          ) : null}
        </div>
      </FieldFrame>
    </AriaTextField>
  )
}
