import { useEffect, useRef } from 'react'
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
      {form.refusal ? <Refusal title={refusalTitle}>{form.refusal}</Refusal> : null}
    </>
  )
}

function Refusal({ title, children }: { title: string | undefined; children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed may be a screen further down.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place}>
      <Banner tone="bad" isAnnounced title={title}>
        {children}
      </Banner>
    </div>
  )
}
