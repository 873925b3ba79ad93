import { type MouseEvent, useEffect, useRef } from 'react'
import { Banner } from '../feedback/banner'
import * as css from './form-errors.css'
import type { useForm } from './use-form'

type Props = {
  form: Pick<ReturnType<typeof useForm>, 'summary' | 'failedChecks' | 'refusal'>
  errorsTitle?: string
  refusalTitle?: string | undefined
}

/** Error summary of a form, or the refusal of its last submission. */
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
    // The pressed button may be a screen further down.
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

type ErrorsProps = {
  title: string
  /** In the order of the form; `field` is the field's id, or that of rows, whose first wrong field it leads to. */
  errors: readonly { field: string; message: string }[]
}

/** Errors as links to their fields. Takes focus whenever the list appears. */
export function FormErrors({ title, errors }: ErrorsProps) {
  const list = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) list.current?.focus()
  }, [hasErrors])
  if (!hasErrors) return null

  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault()
    const place = document.getElementById(field)
    const wrong = place?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place
    wrong?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} role="alert" className={css.frame}>
      <Banner tone="bad" title={title}>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} className={css.link} onClick={(event) => goTo(event, field)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
