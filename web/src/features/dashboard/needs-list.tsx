import type { LucideIcon } from 'lucide-react'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import HardHat from 'lucide-react/icons/hard-hat'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageSquare from 'lucide-react/icons/message-square'
import PencilLine from 'lucide-react/icons/pencil-line'
import Replace from 'lucide-react/icons/replace'
import Wallet from 'lucide-react/icons/wallet'
import { useId } from 'react'
import { texts } from '#texts'
import { Since } from '../../components/times/since'
import { Card } from '../../ui/content/card'
import { LinkRow } from '../../ui/content/lists/link-row'
import { Heading } from '../../ui/content/text/heading'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Stack } from '../../ui/layout/stack'
import type { Need } from './need'

const words = texts.needs
const icons: Record<Need['kind'], LucideIcon> = {
  proposals: FileText,
  choose: Hourglass,
  no_proposals: Hourglass,
  still_needed: Hourglass,
  message: MessageSquare,
  messages: MessageSquare,
  complete: Flag,
  accepted: CircleCheck,
  rejected: CircleX,
  changed: Hourglass,
  validity: Hourglass,
  ready: CircleCheck,
  paid: Wallet,
  change: Replace,
  handed: Flag,
  project: HardHat,
  projects: HardHat,
  draft: PencilLine,
}

export const NothingNeeded = () => <EmptyState title={words.nothing} text={words.nothingHint} />

type Props = {
  needs: readonly Need[]
  lastVisit: string
}

/** Newest first; marked since the last visit. */
export function NeedsList({ needs, lastVisit }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <Heading level={2} id={titleId}>
          {words.title}
        </Heading>
        <Card tone="flush">
          <ul>
            {needs.map(({ kind, about, title, text, href, at }) => {
              const Icon = icons[kind]
              return (
                <li key={kind + about}>
                  <LinkRow
                    icon={<Icon size={20} />}
                    isBrief
                    fresh={kind !== 'draft' && at > lastVisit ? words.isNew : undefined}
                    foot={<Since time={at} />}
                    {...{ title, text, href }}
                  />
                </li>
              )
            })}
          </ul>
        </Card>
      </Stack>
    </section>
  )
}
