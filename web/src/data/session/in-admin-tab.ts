import { tabStore } from '../../browser-store'

export const ADMIN_SESSION_KEY = 'canteiro-admin-session'

/** Whether this tab holds an administrator's session. Every visit asks: the session's parser is loaded elsewhere. */
export const isAdminTab = (): boolean => tabStore.get(ADMIN_SESSION_KEY) !== null
