import { useEffect, useState } from 'react'
import type { Documentation } from '#domain/wire-answers'
import { errorText } from '#texts'
import { fieldTexts } from '../../components/field-texts'
import { openDocumentation } from '../../data/remote/documentation'
import { useForm, useTyped } from '../../ui/forms/use-form'

type Values = { password: string }

/** Product 3. */
const HIGHLIGHT_MS = 2_000

/** The form before the technical documentation; a right password gives the content to `onOpen`. What was typed stays whatever happens. */
export function useDocumentationGate(onOpen: (documentation: Documentation) => void) {
  const [wrong, setWrong] = useState(noneWrong)
  const form = useForm({ id: 'documentation', typed: useTyped<Values>({ password: '' }), check, send })
  const { times } = wrong

  useEffect(() => {
    if (times === 0) return
    const timer = setTimeout(() => setWrong((now) => ({ ...now, isHighlighted: false })), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [times])

  async function send({ password }: Values, { refuse }: { refuse: (sentence: string) => void }) {
    const answer = await openDocumentation(password)
    if (answer.ok) return onOpen(answer.value)
    if (answer.code !== 'wrong_documentation_password') return refuse(errorText(answer.code))
    setWrong((before) => ({ times: before.times + 1, isHighlighted: true }))
  }

  const { onChange, error, ...field } = form.bind('password')
  return {
    ...form,
    isHighlighted: wrong.isHighlighted,
    /** The sentence of a wrong password, until another one is typed. */
    wrongPassword: times > 0 ? errorText('wrong_documentation_password') : null,
    field: {
      ...field,
      error,
      onChange(password: string) {
        setWrong(noneWrong)
        onChange(password)
      },
    },
  }
}

const noneWrong = { times: 0, isHighlighted: false }

const check = ({ password }: Values) => fieldTexts({ password: password === '' ? 'required' : undefined })
