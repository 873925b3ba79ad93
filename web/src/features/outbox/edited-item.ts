import { useAccountStore } from '../../data/store/account-store-context'

/** The draft of what is typed in a refused item's dialog. */
export const editName = (rowId: string): string => `refused:${rowId}`

/** What brings back the changes of a refused item whose dialog was closed. */
export const useEditWayBack = (rowId: string): string => `discarded:${useAccountStore().database.name}:${editName(rowId)}`
