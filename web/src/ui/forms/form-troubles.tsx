import { Banner } from '../feedback/banner'
import { FormErrors } from './form-errors'
import type { useForm } from './use-form'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'summary' | 'failedChecks' | 'refusal'>
  errorsTitle?: string
  refusalTitle?: string
}

/** What keeps a form from being sent, above its fields: the summary of its errors, or the refusal of what it sent. */
export function FormTroubles({ form, errorsTitle = '', refusalTitle }: Props) {
  return (
    <>
      <FormErrors key={form.failedChecks} title={errorsTitle} errors={form.summary} />
      {form.refusal ? (
        <Banner tone="bad" isAnnounced title={refusalTitle}>
          {form.refusal}
        </Banner>
      ) : null}
    </>
  )
}
