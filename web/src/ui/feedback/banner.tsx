import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import * as css from './banner.css'

type Props = {
  tone: keyof typeof css.tones
  title?: string | undefined
  children?: ReactNode
  /** A compact Button or LinkButton. */
  action?: ReactNode
  /** Announced at once, when it appears after an action. */
  isAnnounced?: boolean
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert }

export function Banner({ tone, title, children, action, isAnnounced }: Props) {
  const Icon = icons[tone]
  return (
    <div className={css.tones[tone]} role={isAnnounced ? 'status' : undefined}>
      <div className={css.main}>
        <span className={css.mark}>
          <Icon size={22} />
        </span>
        <div>
          {title ? <strong className={css.title}>{title}</strong> : null}
          <div className={css.text}>{children}</div>
        </div>
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  )
}
