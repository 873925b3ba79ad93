import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { definedProps } from '../defined-props'
import * as field from './field.css'
import * as css from './search-field.css'

type Props = {
  /** For screen readers; the magnifier and the placeholder are visible. */
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  clearLabel: string
}

export function SearchField({ label, placeholder, clearLabel, value, onChange }: Props) {
  const [typed, setTyped] = useTypedAtOnce(value, onChange)
  return (
    <AriaSearchField value={typed} onChange={setTyped} aria-label={label} className={field.field}>
      <div className={field.box}>
        <span className={field.before}>
          <Search size={22} />
        </span>
        <Input className={`${field.input} ${css.input}`} {...definedProps({ placeholder })} enterKeyHint="search" />
        <Button className={`${field.inBox} ${css.clear}`} aria-label={clearLabel}>
          <X size={20} />
        </Button>
      </div>
    </AriaSearchField>
  )
}

/** Shows typed letters at once, since an owner such as the router updates later and letters would be lost. A value from elsewhere replaces them. */
function useTypedAtOnce(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [unanswered, setUnanswered] = useState<readonly string[]>([])
  if (value !== known) {
    const answered = unanswered.indexOf(value)
    setKnown(value)
    setUnanswered(answered < 0 ? [] : unanswered.slice(answered + 1))
    if (answered < 0) setTyped(value)
  }
  const type = (next: string) => {
    setTyped(next)
    setUnanswered((before) => [...before, next])
    onChange(next)
  }
  return [typed, type]
}
