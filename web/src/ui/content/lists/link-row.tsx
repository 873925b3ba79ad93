import { type ReactNode, useId } from 'react'
import { Link } from 'react-aria-components/Link'
import { Text } from '../text/text'
import { VisuallyHidden } from '../text/visually-hidden'
import * as css from './link-row.css'

type Props = {
  icon: ReactNode
  title: string
  text: string
  /** Truncated after two lines. */
  isBrief?: boolean
  href: string
  onPress?: () => void
  /** Screen reader text of the mark for a new item; absent without the mark. */
  fresh?: string | undefined
  /** Its buttons can refer to the title's id. */
  foot: ReactNode | ((titleId: string) => ReactNode)
}

export function LinkRow({ icon, title, text, isBrief, href, onPress, fresh, foot }: Props) {
  const titleId = useId()
  return (
    <div className={fresh ? css.freshRow : css.row}>
      <span className={fresh ? css.freshIcon : css.icon}>{icon}</span>
      <div className={css.words}>
        <p className={css.title}>
          <Link href={href} id={titleId} className={css.stretched} {...(onPress ? { onPress } : {})}>
            {title}
          </Link>
          {fresh ? (
            <span className={css.dot}>
              <VisuallyHidden>{fresh}</VisuallyHidden>
            </span>
          ) : null}
        </p>
        <Text size="s" tone="soft" {...(isBrief ? { lines: 2 } : {})}>
          {text}
        </Text>
        <p className={css.foot}>{typeof foot === 'function' ? foot(titleId) : foot}</p>
      </div>
    </div>
  )
}
