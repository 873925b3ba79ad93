import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type AnchorHTMLAttributes, type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useLinkClickHandler } from 'react-router-dom'
import { texts } from '#texts'
import { VisuallyHidden } from '../../ui/content/text/visually-hidden'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { isComposing } from '../../ui/is-composing'
import { useBackCloses } from '../../ui/overlays/use-back-closes'
import type { Entry, Group } from './entry'
import * as css from './palette.css'

const words = texts.palette
const groups = Object.keys(words.groups) as Group[]

type Props = {
  onClose: () => void
  useFound: (typed: string) => Entry[]
  placeholder: string
  nothing: (typed: string) => string
}

export function Palette(props: Props) {
  const { onClose } = props
  useBackCloses(true, onClose)
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(isOpen) => isOpen || onClose()} className={css.scrim}>
      <Modal className={css.sheet}>
        <Dialog aria-label={texts.palette.title} className={css.dialog}>
          <Finder {...props} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Not React Aria's Autocomplete, whose module every text field would load. */
function Finder({ onClose, useFound, placeholder, nothing }: Props) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [moved, setMoved] = useState<number | null>(null)
  const entries = useFound(typed)
  const found = entries.filter(({ group }) => group !== 'search')
  const shown = groups.flatMap((group) => entries.filter((entry) => entry.group === group))
  const at = Math.min(moved ?? (typed.trim() ? 0 : -1), shown.length - 1)
  const optionId = (entry: Entry): string => `${listId}-${entry.group}-${entry.id}`
  const current = shown[at]
  const currentId = current && optionId(current)

  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return
    const next = nextPlace(event.key, at, shown.length)
    if (next !== null) setMoved(next)
    else if (event.key === 'Enter') currentId && document.getElementById(currentId)?.click()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={css.head}>
        <Search size={22} className={css.lens} />
        <Input
          role="combobox"
          aria-label={words.title}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={currentId}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={css.input}
          placeholder={placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setMoved(null)
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={texts.actions.close} icon={<X size={22} />} onPress={onClose} />
      </div>
      <VisuallyHidden>
        <span role="status">{typed ? words.found(found.length) : null}</span>
      </VisuallyHidden>
      <div id={listId} role="listbox" aria-label={words.title} className={css.list}>
        {groups.map((group) => {
          const inGroup = shown.filter((entry) => entry.group === group)
          if (inGroup.length === 0) return null
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
            <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
              <div id={`${listId}-${group}`} role="presentation" className={css.group}>
                {words.groups[group]}
              </div>
              {inGroup.map((entry) => (
                <Choice key={entry.id} id={optionId(entry)} entry={entry} isCurrent={entry === current} onClose={onClose} />
              ))}
            </div>
          )
        })}
      </div>
      {found.length === 0 ? <p className={css.empty}>{nothing(typed.trim())}</p> : null}
    </>
  )
}

function nextPlace(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  return key === 'ArrowUp' ? (at <= 0 ? count - 1 : at - 1) : null
}

type ChoiceProps = { id: string; entry: Entry; isCurrent: boolean; onClose: () => void }

function Choice({ id, entry, isCurrent, onClose }: ChoiceProps) {
  const { text, note, Icon } = entry
  const look = { id, role: 'option', tabIndex: -1, 'aria-selected': isCurrent, className: css.choice, ...(isCurrent && { 'data-focused': true }) }
  const content = (
    <>
      <Icon size={20} />
      <span className={css.text}>{text}</span>
      {note ? <span className={css.note}>{note}</span> : null}
    </>
  )
  if ('href' in entry)
    return (
      <LinkChoice {...look} href={entry.href} onClose={onClose}>
        {content}
      </LinkChoice>
    )
  const act = (): void => {
    onClose()
    entry.act()
  }
  return (
    <button {...look} type="button" onClick={act}>
      {content}
    </button>
  )
}

type LinkChoiceProps = { href: string; onClose: () => void } & AnchorHTMLAttributes<HTMLAnchorElement>

/** Not the router's `Link`, whose framework prefetching would join what every page loads first. */
function LinkChoice({ href, onClose, children, ...look }: LinkChoiceProps) {
  const follow = useLinkClickHandler(href)
  const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClose()
    follow(event)
  }
  return (
    <a {...look} href={href} onClick={onClick}>
      {children}
    </a>
  )
}
