import type { ReactNode } from 'react'
import { Card, CardTitle } from '../../ui/content/card'
import { DimensionLine } from '../../ui/content/dimension-line'
import { Figure } from '../../ui/content/figure'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import * as css from './job-card.css'

type Props = {
  icon: ReactNode
  words: { title: string; text: string; action: string }
  href: string
  isMain?: boolean
  /** Beside the action. */
  second?: { text: string; href: string }
  /** No figures: no line. */
  figures?: readonly { count: number; label: string }[]
}

export function JobCard({ icon, words, href, isMain, second, figures = [] }: Props) {
  return (
    <Card as="section">
      <div className={css.job}>
        <div className={css.head}>
          <span className={css.icon}>{icon}</span>
          <div className={css.words}>
            <CardTitle level={2}>{words.title}</CardTitle>
            <p className={css.text}>{words.text}</p>
          </div>
        </div>
        {figures.length > 0 ? (
          <div>
            <DimensionLine />
            <div className={css.figures}>
              {figures.map(({ count, label }) => (
                <Figure key={label} value={String(count)} note={label} />
              ))}
            </div>
          </div>
        ) : null}
        <div className={css.action}>
          <LinkButton href={href} variant={isMain ? 'primary' : 'secondary'}>
            {words.action}
          </LinkButton>
          {second ? <LinkButton href={second.href}>{second.text}</LinkButton> : null}
        </div>
      </div>
    </Card>
  )
}
