import ChevronDown from 'lucide-react/icons/chevron-down'
import { texts } from '#texts'
import { FooterContent } from './footer'
import * as css from './footer.css'

/** Beside a sidebar. Product 51. */
export const FoldedFooter = () => (
  <footer className={css.footer}>
    <details className={css.folded}>
      <summary className={css.summary}>
        {texts.shell.footer.fold}
        <ChevronDown size={18} aria-hidden="true" className={css.chevron} />
      </summary>
      <div className={css.unfolded}>
        <FooterContent />
      </div>
    </details>
  </footer>
)
