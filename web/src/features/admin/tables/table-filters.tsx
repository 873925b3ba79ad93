import { texts } from '#texts'
import { OptionalSelect } from '../../../ui/forms/optional-select'
import { SearchField } from '../../../ui/forms/search-field'
import { type Option, Select } from '../../../ui/forms/select'
import * as css from './table-filters.css'

const words = texts.adminTables

type TableFilter = { name: string; label: string; none: string; options: readonly Option[] }

type Props = {
  searchPlaceholder: string
  filters: readonly TableFilter[]
  /** The first one is the table's own. */
  orders: readonly Option[]
  question: Readonly<Record<string, string>>
  onChange: (change: Record<string, string>) => void
}

/** What narrows and sorts a table. */
export function TableFilters({ searchPlaceholder, filters, orders, question, onChange }: Props) {
  return (
    <div className={css.frame}>
      <div className={css.search}>
        <SearchField
          label={words.searchLabel}
          placeholder={searchPlaceholder}
          clearLabel={texts.actions.clearSearch}
          value={question.q ?? ''}
          onChange={(q) => onChange({ q })}
        />
      </div>
      {filters.map(({ name, label, none, options }) => (
        <OptionalSelect
          key={name}
          label={label}
          none={none}
          options={options}
          value={options.find(({ value }) => value === question[name])?.value ?? ''}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <Select
        label={words.sort}
        placeholder={orders[0]?.text ?? ''}
        options={orders}
        value={question.order || (orders[0]?.value ?? '')}
        onChange={(order) => onChange({ order: order === orders[0]?.value ? '' : order })}
      />
    </div>
  )
}
