import Trash2 from 'lucide-react/icons/trash-2'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { useAdminLive } from '../../../data/remote/admin-live'
import { act } from '../../../data/remote/admin-request'
import { fetchSavedReplies, type SavedReply } from '../../../data/remote/admin-saved-replies'
import { Text } from '../../../ui/content/text/text'
import { showToast } from '../../../ui/feedback/toasts'
import { Button } from '../../../ui/forms/buttons/button'
import { IconButton } from '../../../ui/forms/buttons/icon-button'
import { TextField } from '../../../ui/forms/text-field'
import { Cluster, Stack } from '../../../ui/layout/stack'
import { Dialog } from '../../../ui/overlays/dialog'
import { LiveState } from '../live-state'
import * as css from './saved-replies.css'

const words = texts.adminPages.support.saved

/** `typed`: the reply so far, to be saved. */
type Props = { typed: string; onUse: (content: string) => void }

/** A chosen reply can still be edited. */
export function SavedReplies({ typed, onUse }: Props) {
  const [isOpen, setOpen] = useState(false)
  const use = (content: string): void => {
    setOpen(false)
    onUse(content)
  }
  return (
    <>
      <Button isCompact icon={<Zap size={18} />} onPress={() => setOpen(true)}>
        {words.action}
      </Button>
      {isOpen ? (
        <Dialog isOpen onClose={() => setOpen(false)} title={words.action} closeLabel={texts.actions.close}>
          <Choices typed={typed} onUse={use} />
        </Dialog>
      ) : null}
    </>
  )
}

function Choices({ typed, onUse }: Props) {
  const live = useAdminLive(fetchSavedReplies)
  return (
    <LiveState live={live} words={{ loading: texts.adminTables.loading, failed: words.failed }}>
      {({ replies }) => (
        <Stack gap="m">
          {replies.length === 0 ? <Text tone="soft">{words.none}</Text> : null}
          <ul className={css.list}>
            {replies.map((reply) => (
              <Choice key={reply.id} reply={reply} onUse={onUse} onRemoved={live.refresh} />
            ))}
          </ul>
          {typed === '' ? null : <Saving content={typed} onSaved={live.refresh} />}
        </Stack>
      )}
    </LiveState>
  )
}

type ChoiceProps = { reply: SavedReply; onUse: (content: string) => void; onRemoved: () => void }

function Choice({ reply: { id, title, content }, onUse, onRemoved }: ChoiceProps) {
  const [isAsking, setAsking] = useState(false)
  const [isPending, setPending] = useState(false)

  async function remove(): Promise<void> {
    setPending(true)
    const answer = await act({ method: 'POST', path: `/api/admin/saved-replies/${id}/removal`, body: {} })
    setPending(false)
    if (!answer.ok && answer.code !== 'not_found')
      return void showToast({ title: words.removeFailed, description: errorText(answer.code), tone: 'bad' })
    onRemoved()
  }

  if (isAsking) {
    return (
      <li className={css.asking}>
        <Text>{words.removeAll(title)}</Text>
        <Cluster gap="xs">
          <Button isCompact onPress={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button isCompact variant="danger" onPress={() => void remove()} isPending={isPending} pendingLabel={texts.adminPages.support.changing}>
            {words.confirmRemove}
          </Button>
        </Cluster>
      </li>
    )
  }
  return (
    <li className={css.line}>
      <button type="button" className={css.choice} aria-label={words.use(title)} onClick={() => onUse(content)}>
        <span className={css.title}>{title}</span>
        <span className={css.excerpt}>{content}</span>
      </button>
      <IconButton label={words.remove(title)} icon={<Trash2 size={20} />} onPress={() => setAsking(true)} />
    </li>
  )
}

/** Saves the reply so far under a name. */
function Saving({ content, onSaved }: { content: string; onSaved: () => void }) {
  const [id, setId] = useState(newId)
  const [title, setTitle] = useState('')
  const [isPending, setPending] = useState(false)

  async function save(): Promise<void> {
    setPending(true)
    const answer = await act({ method: 'PUT', path: `/api/admin/saved-replies/${id}`, body: { title: title.trim(), content } })
    setPending(false)
    if (!answer.ok) return void showToast({ title: words.saveFailed, description: errorText(answer.code), tone: 'bad' })
    setTitle('')
    setId(newId())
    onSaved()
  }

  return (
    <Stack gap="s">
      <TextField label={words.name} hint={words.nameHint} value={title} onChange={setTitle} most={60} />
      <Button onPress={() => void save()} isPending={isPending} pendingLabel={texts.adminPages.support.changing} isDisabled={title.trim() === ''}>
        {words.save}
      </Button>
    </Stack>
  )
}
