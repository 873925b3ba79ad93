import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { Heading } from '../content/text/heading'
import { useIsPane } from './app-frame'
import { Breadcrumb, type Crumb } from './navigation/breadcrumb'
import * as css from './page-header.css'

type Props = {
  title: string
  lead?: ReactNode
  back?: { text: string; href: string }
  breadcrumb?: { label: string; items: readonly Crumb[] }
  meta?: ReactNode
  actions?: ReactNode
}

/** Beside a list the list's page is the way back. */
export function PageHeader({ title, lead, back, breadcrumb, meta, actions }: Props) {
  const isPane = useIsPane()
  return (
    <div className={css.frame}>
      {back && !isPane ? (
        <Link href={back.href} className={css.back}>
          <ArrowLeft size={18} />
          {back.text}
        </Link>
      ) : null}
      {breadcrumb && !isPane ? <Breadcrumb {...breadcrumb} /> : null}
      <div className={isPane ? css.stacked : css.row}>
        <div className={css.words}>
          <Heading level={isPane ? 2 : 1} {...(isPane && { size: 'title' })}>
            {title}
          </Heading>
          {lead ? <p className={css.lead}>{lead}</p> : null}
          {meta}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}
