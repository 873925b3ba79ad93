import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { bottomBarName } from '../../styles/scale'
import * as css from './app-frame.css'
import { pane } from './list-detail.css'

type Props = {
  top: ReactNode
  /** From 1024 px. */
  sidebar?: ReactNode
  /** Below 1024 px, in place of the sidebar. */
  bottomBar?: ReactNode
  /** StatusStrips at the foot: at the top, a strip that comes or goes would move the text being read, and close an open list. */
  status?: ReactNode
  /** In the page's column, so that it does not push the sidebar away. */
  footer?: ReactNode
  children: ReactNode
}

/** Frame of every screen. `main`, with the id 'conteudo', takes focus after a change of route. */
export function AppFrame({ top, sidebar, bottomBar, status, footer, children }: Props) {
  return (
    <div className={css.frame}>
      <div className={css.top}>{top}</div>
      <div className={css.middle}>
        {sidebar ? <div className={css.side}>{sidebar}</div> : null}
        <div className={css.column}>
          <main id="conteudo" tabIndex={-1} className={css.main}>
            {children}
          </main>
          {footer}
        </div>
      </div>
      <div ref={useBottomRoom()} className={css.bottom}>
        {status}
        {bottomBar ? (
          <div className={css.onlyNarrow} data-bottom-bar>
            {bottomBar}
          </div>
        ) : null}
      </div>
    </div>
  )
}

type PageProps = {
  children: ReactNode
  /** `narrow` for a form, `regular` for reading, `wide` for lists, `table` for a page that is one table. */
  width?: keyof typeof css.pages
}

export function Page({ children, width = 'regular' }: PageProps) {
  const isPane = useIsPane()
  return <div className={isPane ? pane : css.pages[width]}>{children}</div>
}

/** Whether the content is beside a list, which names the page and is the way back. */
export const PaneContext = createContext(false)
export const useIsPane = (): boolean => use(PaneContext)

/** Measures the foot's height: other sticky elements stay above it. */
function useBottomRoom() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const root = document.documentElement
    // Also reports at once, after layout and before paint.
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty(bottomBarName, `${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      root.style.removeProperty(bottomBarName)
    }
  }, [])
  return element
}
