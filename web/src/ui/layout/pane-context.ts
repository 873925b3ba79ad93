import { createContext, use } from 'react'

/** Whether what is shown stands beside a list, which names the page and is the way back. */
export const PaneContext = createContext(false)
export const useIsPane = (): boolean => use(PaneContext)
