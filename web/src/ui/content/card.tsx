import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import * as css from './card.css'

type Props = {
  children: ReactNode
  /** `flush` has no padding: for tables and lists. */
  tone?: keyof typeof css.tones
  as?: 'article' | 'section' | 'div'
  'aria-labelledby'?: string
}

export function Card({ children, tone = 'plain', as: Element = 'div', ...rest }: Props) {
  return (
    <Element {...rest} className={css.tones[tone]}>
      {children}
    </Element>
  )
}

type TitleProps = {
  children: ReactNode
  level?: 2 | 3 | 4
  /** The whole card is the link; other links and buttons go in CardActions. */
  href?: string
  id?: string
}

export function CardTitle({ children, level = 3, href, id }: TitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={css.title}>
      {href ? (
        <Link href={href} className={css.stretched}>
          {children}
        </Link>
      ) : (
        children
      )}
    </Heading>
  )
}

export function CardActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>
}
