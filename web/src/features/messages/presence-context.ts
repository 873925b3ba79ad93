import { createContext } from 'react'

/** One request for list and chat. */
export const PresenceContext = createContext<ReadonlySet<string>>(new Set())
