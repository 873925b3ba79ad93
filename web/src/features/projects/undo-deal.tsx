import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { ReasonCommand } from '../../components/commands/reason-command'
import type { MyDeal } from '../../components/projects/use-deal'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useMayDo } from './use-may-do'
import { namedOf } from './work/worked'

const words = texts.corrections.undo

/** Either side, with a reason. Product 86. */
export function UndoDeal({ project, deal: { isOwner, other, proposal } }: { project: Project; deal: MyDeal }) {
  const dispatch = useDispatch()
  const may = useMayDo(project)
  if (!may('undo_deal')) return null
  return (
    <ReasonCommand
      isCompact
      variant="quiet"
      words={words}
      text={isOwner ? words.byOwner(other.name) : words.byProvider(other.name)}
      isRequired
      dispatch={(reason) => dispatch('undo_deal', { ...namedOf({ project, proposal }), reason })}
    />
  )
}
