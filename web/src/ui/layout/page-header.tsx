import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Heading } from '../content/heading'
import { Breadcrumb, type Crumb } from './breadcrumb'
import * as css from './page-header.css'

type Props = {
  title: string
  lead?: ReactNode
  /** The way back, above the title. */
  back?: { text: string; href: string }
  breadcrumb?: { label: string; items: readonly Crumb[] }
  /** A StatusBadge and the like, under the title. */
  meta?: ReactNode
  actions?: ReactNode
}

export function PageHeader({ title, lead, back, breadcrumb, meta, actions }: Props) {
  return (
    <div className={css.frame}>
      {back ? (
        <Link href={back.href} className={css.back}>
          <ArrowLeft size={18} />
          {back.text}
        </Link>
      ) : null}
      {breadcrumb ? <Breadcrumb {...breadcrumb} /> : null}
      <div className={css.row}>
        <div className={css.words}>
          <Heading level={1}>{title}</Heading>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {meta}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}
