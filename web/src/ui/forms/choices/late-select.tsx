import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, startTransition, useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import * as field from '../field.css'
import type { Option } from './select'
import * as css from './select.css'

type Props<Value extends string> = {
  label: string
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value | '') => void
  none: string
  /** Called when the list was to open and its code did not load. */
  onAbsent: () => void
}

const load = () => import('./select')
const OptionalSelect = lazy(async () => ({ default: (await load()).OptionalSelect }))

const fetchList = () => void load().catch(() => undefined)

/** An OptionalSelect outside forms whose list loads on first use: on a public page it would weigh a quarter of all else. */
export function LateSelect<Value extends string>({ onAbsent, ...props }: Props<Value>) {
  const [wanted, setWanted] = useState<'nothing' | 'focus' | 'list'>('nothing')
  // A transition keeps the button and its focus until the list is here.
  const want = (next: 'focus' | 'list') => startTransition(() => setWanted((before) => (before === 'list' ? before : next)))
  const isHere = useRef(false)
  const isOpening = useRef(false)
  const arrive = () => {
    isHere.current = true
    // Tabbing past a list that does not load does no harm.
    load().then(
      () => isHere.current && want('focus'),
      () => undefined,
    )
  }
  const open = () => {
    isOpening.current = true
    load().then(() => isOpening.current && want('list'), onAbsent)
  }
  const leave = () => {
    isHere.current = false
    isOpening.current = false
    setWanted('nothing')
  }
  const closed = <Closed {...props} onFocusByKey={arrive} onLeave={leave} onOpen={open} />
  if (wanted === 'nothing') return <Suspense>{closed}</Suspense>
  const { onChange, ...rest } = props
  return (
    <Suspense>
      <OptionalSelect {...rest} onChange={(next) => onChange(props.options.find(({ value }) => value === next)?.value ?? '')} startsWith={wanted} />
    </Suspense>
  )
}

type ClosedProps<Value extends string> = Omit<Props<Value>, 'onAbsent'> & { onFocusByKey: () => void; onLeave: () => void; onOpen: () => void }

function Closed<Value extends string>({ label, options, value, none, onFocusByKey, onLeave, onOpen }: ClosedProps<Value>) {
  const labelId = useId()
  const valueId = useId()
  return (
    <div className={field.field}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <Button
        className={css.button}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${valueId} ${labelId}`}
        onHoverStart={fetchList}
        onFocus={fetchList}
        onBlur={onLeave}
        // On arrival, so that all keys of the list work from then on.
        onKeyUp={({ key }) => key === 'Tab' && onFocusByKey()}
        onKeyDown={(event) => (event.key === 'ArrowDown' || event.key === 'ArrowUp' ? onOpen() : event.continuePropagation())}
        // Opens like the list itself: under a mouse at once, under a finger on release, since it may be scrolling.
        onPressStart={({ pointerType }) => pointerType !== 'touch' && onOpen()}
        onPress={onOpen}
      >
        <span id={valueId} className={css.value}>
          {options.find((option) => option.value === value)?.text ?? none}
        </span>
        <ChevronDown size={20} className={css.arrow} />
      </Button>
    </div>
  )
}
