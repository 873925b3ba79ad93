import { useRef, useState } from 'react'

/** Values in the page (`useTyped`), or on the device (a draft). */
export type Typed<Values> = { value: Values; setValue: (next: (newest: Values) => Values) => void }

/** In the order of the form. */
type Problems<Field extends string> = { readonly [F in Field]?: string | undefined }

/** A sentence above the form, or one at a field, which gets focus. */
export type Answer<Field extends string> = { refuse: (sentence: string) => void; blame: (field: Field, sentence: string) => void }

type Options<Values, Field extends string> = {
  /** Prefix of the fields' ids. */
  id: string
  typed: Typed<Values>
  check: (values: Values) => Problems<Field>
  /** Called with valid values only, one call at a time. */
  send: (values: Values, answer: Answer<Field>) => Promise<void>
  /**
   * Names for an error summary, which takes focus, and errors follow every letter after a failed check. Without, the first wrong field takes
   * focus until the next press.
   */
  labels?: Readonly<Record<Field, string>>
  isJudgedEarly?: (field: Field, isLeft: boolean) => boolean
}

export function useTyped<Values>(start: Values | (() => Values)): Typed<Values> {
  const [value, setValue] = useState(start)
  return { value, setValue }
}

/** Typed values survive any answer. */
export function useForm<Values extends object, Field extends string>({ id, typed, check, send, labels, isJudgedEarly }: Options<Values, Field>) {
  const [edited, setEdited] = useState<ReadonlySet<string> | null>(null)
  const [failedChecks, setFailedChecks] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [blamed, setBlamed] = useState<ReadonlyMap<string, string>>(new Map())
  const [refusal, setRefusal] = useState('')
  const [isPending, setIsPending] = useState(false)
  const isSending = useRef(false)

  const problems = new Map(Object.entries<string | undefined>(check(typed.value)))
  const idOf = (field: string) => `${id}-${field}`
  const isJudged = (field: Field) => (edited ? labels !== undefined || !edited.has(field) : (isJudgedEarly?.(field, left.has(field)) ?? false))
  const errorOf = (field: Field): string | null => blamed.get(field) ?? (isJudged(field) ? (problems.get(field) ?? null) : null)

  const noteEdited = (fields: readonly string[]) => {
    setRefusal('')
    setEdited((before) => before && new Set([...before, ...fields]))
    setBlamed((before) => new Map([...before].filter(([field]) => !fields.includes(field))))
  }

  const submit = async () => {
    if (isSending.current) return
    setRefusal('')
    const first = [...problems].find(([, sentence]) => sentence)?.[0]
    setEdited(first === undefined ? null : new Set())
    if (first !== undefined) {
      setFailedChecks((count) => count + 1)
      if (!labels) focusControl(idOf(first))
      return
    }
    isSending.current = true
    setIsPending(true)
    try {
      await send(typed.value, {
        refuse: setRefusal,
        blame(field, sentence) {
          setBlamed(new Map([[field, sentence]]))
          focusControl(idOf(field))
        },
      })
    } finally {
      isSending.current = false
      setIsPending(false)
    }
  }

  return {
    values: typed.value,
    change(part: Partial<Values>) {
      noteEdited(Object.keys(part))
      typed.setValue((newest) => ({ ...newest, ...part }))
    },
    idOf,
    errorOf,
    leave: (field: Field) => setLeft((before) => new Set([...before, field])),
    /** Props of a field whose error has the same name as its value. */
    bind: <F extends Field & keyof Values>(field: F) => ({
      id: idOf(field),
      value: typed.value[field],
      onChange(value: Values[F]) {
        noteEdited([field])
        typed.setValue((newest) => ({ ...newest, [field]: value }))
      },
      error: errorOf(field),
    }),
    summary: Object.entries<string>(edited && labels ? labels : {}).flatMap(([field, label]) => {
      const sentence = problems.get(field)
      return sentence ? [{ field: idOf(field), message: `${label}: ${sentence}` }] : []
    }),
    failedChecks,
    refusal,
    /** For a refusal in a step after `send`. */
    refuse: setRefusal,
    isPending,
    formProps: { onSubmit: () => void submit(), isSending: isPending },
  }
}

/** The id may be that of a group, as of radio buttons. */
function focusControl(id: string): void {
  const element = document.getElementById(id)
  const control = element?.matches('input, button, textarea') ? element : element?.querySelector<HTMLElement>('input')
  control?.focus()
}
