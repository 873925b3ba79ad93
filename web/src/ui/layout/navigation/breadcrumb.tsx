import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-aria-components/Link'
import * as css from './breadcrumb.css'

/** The current page has no `href`. */
export type Crumb = { text: string; href?: string }

export function Breadcrumb({ label, items }: { label: string; items: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ text, href }) => (
          <li key={text} className={css.item}>
            {href ? (
              <>
                <Link href={href} className={css.link}>
                  {text}
                </Link>
                <ChevronRight size={14} />
              </>
            ) : (
              <span aria-current="page" title={text} className={css.here}>
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
