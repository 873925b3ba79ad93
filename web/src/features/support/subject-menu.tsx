import ChevronDown from 'lucide-react/icons/chevron-down'
import { Button } from 'react-aria-components/Button'
import { texts } from '#texts'
import { CountBadge } from '../../ui/feedback/count-badge'
import { Menu } from '../../ui/overlays/menu'
import * as css from './support-panel.css'
import { subjectText, type Thread } from './support-threads'

const words = texts.supportChat

type Props = { threads: readonly Thread[]; open: string; onChoose: (subject: string) => void }

/** Which conversation is open, and the way to the others. */
export function SubjectMenu({ threads, open, onChoose }: Props) {
  const others = threads.filter(({ subject }) => subject !== open)
  const unread = others.reduce((sum, { view }) => sum + (view?.unread ?? 0), 0)
  const name = subjectText(open)
  return (
    <Menu
      label={words.subject}
      placement="bottom start"
      trigger={
        <Button className={css.subject} aria-label={words.subjectOpen(name, unread)}>
          <span className={css.subjectName}>{name}</span>
          <CountBadge count={unread} place="inline" />
          <ChevronDown size={18} />
        </Button>
      }
      entries={others.map(({ subject, view }) => ({
        id: subject,
        text: words.subjectChoice(subjectText(subject), view?.unread ?? 0),
        onAction: () => onChoose(subject),
      }))}
    />
  )
}
