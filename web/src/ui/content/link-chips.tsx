import { Link } from 'react-aria-components/Link'
import * as css from './link-chips.css'

type Props = { label: string; items: readonly { text: string; href: string }[] }

/** Short words that each lead somewhere. */
export const LinkChips = ({ label, items }: Props) => (
  <ul aria-label={label} className={css.list}>
    {items.map(({ text, href }) => (
      <li key={text}>
        <Link href={href} className={css.link}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
