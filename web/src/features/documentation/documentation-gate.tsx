import Lock from 'lucide-react/icons/lock'
import { useEffect, useState } from 'react'
import type { Documentation } from '#domain/wire/wire-answers'
import { errorText, texts } from '#texts'
import { fieldTexts } from '../../components/fields/field-texts'
import { SecretField } from '../../components/fields/secret-field'
import { NeedsConnection } from '../../components/needs-connection'
import { openDocumentation } from '../../data/remote/documentation'
import { Heading } from '../../ui/content/text/heading'
import { VisuallyHidden } from '../../ui/content/text/visually-hidden'
import { Button } from '../../ui/forms/buttons/button'
import { Form } from '../../ui/forms/form'
import { FormTroubles } from '../../ui/forms/form-troubles'
import { useForm, useTyped } from '../../ui/forms/use-form'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import * as css from './documentation-gate.css'

const words = texts.documentation

/** Product 3. */
export function DocumentationGate({ onOpen }: { onOpen: (documentation: Documentation) => void }) {
  const { wrongPassword, isHighlighted, field, ...form } = useDocumentationGate(onOpen)
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <NeedsConnection />
      <section aria-labelledby="documentation-gate" className={isHighlighted ? css.wrong : css.card}>
        <div className={css.head}>
          <span className={css.icon}>
            <Lock size={24} />
          </span>
          <Heading level={2} id="documentation-gate">
            {words.gate}
          </Heading>
        </div>
        <FormTroubles form={form} />
        <Form {...form.formProps} aria-label={words.gate}>
          <SecretField
            {...field}
            name="password"
            label={words.password}
            hint={wrongPassword ?? words.hint}
            error={isHighlighted ? wrongPassword : field.error}
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.opening}>
            {words.open}
          </Button>
        </Form>
        <VisuallyHidden>
          <span role="alert">{wrongPassword}</span>
        </VisuallyHidden>
      </section>
    </Page>
  )
}

type Values = { password: string }

/** Product 3. */
const HIGHLIGHT_MS = 2_000

/** A typed password stays after a failure. */
function useDocumentationGate(onOpen: (documentation: Documentation) => void) {
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
    /** Until another password is typed. */
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
