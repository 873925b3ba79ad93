import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { bottomBarName } from '../../styles/scale'
import * as css from './app-frame.css'
import { pane } from './list-detail.css'

type Props = {
  /** Sticks to the top: Header. */
  top: ReactNode
  /** From 1024 px. */
  sidebar?: ReactNode
  /** Below 1024 px, where there is a sidebar otherwise. */
  bottomBar?: ReactNode
  /** StatusStrips. They stick to the foot: at the top, one that comes or goes would move the text being read, and a list open for choice would close. */
  status?: ReactNode
  /** Under the page, in its column: what stands beside the sidebar would push it away. */
  footer?: ReactNode
  children: ReactNode
}

/** The bones of every screen. `main` takes focus after a change of route: its id is 'conteudo'. */
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

/** One screen's column inside AppFrame, or beside a list. */
export function Page({ children, width = 'regular' }: PageProps) {
  const isPane = useIsPane()
  return <div className={isPane ? pane : css.pages[width]}>{children}</div>
}

/** Whether what is shown stands beside a list, which names the page and is the way back. */
export const PaneContext = createContext(false)
export const useIsPane = (): boolean => use(PaneContext)

/** Tells the styles how high the element at the screen's foot is: what else sticks there stands above it. */
function useBottomRoom() {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const root = document.documentElement
    // It tells at once, too, when the page has been laid out anyway and before it is painted.
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
