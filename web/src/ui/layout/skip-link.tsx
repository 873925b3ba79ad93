import { link } from './skip-link.css'

/** First in the page: past the navigation, to `main`. */
export function SkipLink({ children, targetId = 'conteudo' }: { children: string; targetId?: string }) {
  return (
    <a className={link} href={`#${targetId}`} onClick={() => document.getElementById(targetId)?.focus()}>
      {children}
    </a>
  )
}
