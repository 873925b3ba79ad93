import { useRef } from 'react'
import type { DealStage } from '#domain/projects/deal'
import type { Mark } from '#domain/projects/stage-marks'
import { texts } from '#texts'
import { pressFailureText } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { showToast } from '../../../ui/feedback/toasts'
import { namedOf, type Worked } from './worked'

/** Marks a stage, or takes one's mark back; a second tap while it is stored does nothing, and a toast shows a refusal. */
export function useMark(work: Worked, { id: stage_id, amount }: DealStage): (mark: Mark, isOn: boolean) => Promise<void> {
  const dispatch = useDispatch()
  const isStoring = useRef(false)
  return async (mark, is_on) => {
    if (isStoring.current) return
    isStoring.current = true
    const dispatched = await dispatch('mark_stage', { ...namedOf(work), stage_id, mark, is_on, amount })
    isStoring.current = false
    const words = texts.work.mark[is_on ? mark : 'takenBack']
    if (!dispatched.ok) showToast({ ...words.failed(pressFailureText(dispatched.code)), tone: 'bad' })
  }
}
