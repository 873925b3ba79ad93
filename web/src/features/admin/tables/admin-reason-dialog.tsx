import { errorText } from '#texts'
import { ReasonDialog, type ReasonWords } from '../../../components/commands/reason-dialog'
import { NeedsConnection } from '../../../components/needs-connection'
import { useTypedReason } from '../../../data/session/admin-session'
import type { Typed } from '../../../ui/forms/use-form'

type Props = {
  onClose: () => void
  words: ReasonWords & { failed: string }
  text: string
  /** Names the act that the typed reason is for. */
  act: string
  /** A failure's code, '' for none. */
  onConfirm: (reason: string) => Promise<string>
}

/** Online only. The typed reason outlives dialog and page. */
export function AdminReasonDialog({ onClose, words, text, act, onConfirm }: Props) {
  const [reason, setReason] = useTypedReason(act)
  const typed: Typed<{ reason: string }> = { value: { reason }, setValue: (next) => setReason((newest) => next({ reason: newest }).reason) }

  async function confirm(typed: string): Promise<string> {
    const code = await onConfirm(typed)
    if (code) return errorText(code)
    setReason(() => '')
    return ''
  }

  return <ReasonDialog {...{ onClose, words, text, typed }} failed={words.failed} note={<NeedsConnection />} isRequired act={confirm} />
}
