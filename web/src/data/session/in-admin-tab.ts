import { tabStore } from '../../browser-store'

/** Where a tab keeps its administrator's session. */
export const ADMIN_SESSION_KEY = 'canteiro-admin-session'

/** Whether an administrator is at work in this tab. Small, because every visit asks; what the session is, is read elsewhere. */
export const isAdminTab = (): boolean => tabStore.get(ADMIN_SESSION_KEY) !== null
