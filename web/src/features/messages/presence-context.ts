import { createContext } from 'react'

/** Ids of the conversations whose other side is connected: asked once for the list and the chat. */
export const PresenceContext = createContext<ReadonlySet<string>>(new Set())
