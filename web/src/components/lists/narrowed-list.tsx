import { type ReactNode, useDeferredValue } from 'react'
import { texts } from '#texts'
import { EmptyState } from '../../ui/feedback/empty-state'
import { showToast } from '../../ui/feedback/toasts'
import { Button } from '../../ui/forms/buttons/button'
import { LateSelect } from '../../ui/forms/choices/late-select'
import type { Option } from '../../ui/forms/choices/select'
import { SearchField } from '../../ui/forms/search-field'
import { Stack } from '../../ui/layout/stack'
import { type Finds, usePrepared } from './searched'
import { useListQuestion } from './use-list-question'

const words = texts.narrowed
/** A list of so few needs no search. */
const FEW = 4

const sayNotOpened = () => showToast({ ...texts.shell.notOpened, tone: 'bad' })

type Props<Item> = {
  items: readonly Item[]
  /** An empty result of an incomplete list proves nothing. */
  isWhole?: boolean
  statuses: readonly Option[]
  statusOf: (item: Item) => string
  finds: Finds<Item>
  /** The list returns to its top with a new `question`. */
  children: (items: readonly Item[], question: string) => ReactNode
}

/** Search and status are in the address; a short list has neither. */
export function NarrowedList<Item>({ items, isWhole = true, statuses, statusOf, finds, children }: Props<Item>) {
  const { question, set } = useListQuestion(['q', 'status'])
  usePrepared(finds, items)
  const searched = useDeferredValue(question.q)
  const status = statuses.find(({ value }) => value === question.status)?.value ?? ''
  if (items.length <= FEW && !question.q && !status) return children(items, '')
  const isFound = finds(searched)
  const shown = items.filter((item) => (status === '' || statusOf(item) === status) && isFound(item))
  return (
    <Stack gap="m">
      <SearchField
        label={words.search}
        placeholder={words.placeholder}
        clearLabel={texts.actions.clearSearch}
        value={question.q}
        onChange={(q) => set({ q })}
      />
      <LateSelect
        label={words.status}
        none={words.everyStatus}
        options={statuses}
        value={status}
        onChange={(next) => set({ status: next })}
        onAbsent={sayNotOpened}
      />
      {shown.length > 0 ? (
        children(shown, `${status} ${searched}`)
      ) : isWhole ? (
        <EmptyState title={words.nothing} action={<Button onPress={() => set({ q: '', status: '' })}>{words.clear}</Button>} />
      ) : null}
    </Stack>
  )
}
