import Circle from 'lucide-react/icons/circle'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { tones } from './status-badge.css'

export type StatusTone = keyof typeof tones

type Props = {
  tone: StatusTone
  /** Without words the badge keeps icon and colour. */
  children?: ReactNode
  /** Overrides the tone's icon. */
  icon?: ReactNode
}

const icons = { neutral: Circle, ok: CircleCheck, info: CircleDot, warn: Clock, bad: CircleX, violet: CircleAlert }

export function StatusBadge({ tone, children, icon }: Props) {
  const Icon = icons[tone]
  return (
    <span className={tones[tone]}>
      {icon ?? <Icon size={15} />}
      {children ? <span>{children}</span> : null}
    </span>
  )
}
