import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { definedProps } from '../defined-props'
import * as field from './field.css'
import * as css from './search-field.css'

type Props = {
  /** Not drawn: the magnifier and the placeholder say it to the eye. */
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  clearLabel: string
  onSubmit?: (value: string) => void
}

export function SearchField({ label, placeholder, clearLabel, ...rest }: Props) {
  return (
    <AriaSearchField {...rest} aria-label={label} className={field.field}>
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
