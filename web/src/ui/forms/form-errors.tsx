import { type MouseEvent, useEffect, useRef } from 'react'
import { Banner } from '../feedback/banner'
import * as css from './form-errors.css'

type Props = {
  /** 'Confira os campos abaixo' */
  title: string
  /** In the order of the form; `field` is the id that was given to the field. Empty: nothing is shown. */
  errors: readonly { field: string; message: string }[]
}

/** What is wrong with a form, above it, as links to its fields. Takes focus whenever the list appears. */
export function FormErrors({ title, errors }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) list.current?.focus()
  }, [hasErrors])
  if (!hasErrors) return null

  const goTo = (event: MouseEvent, field: string) => {
    event.preventDefault()
    document.getElementById(field)?.focus()
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
