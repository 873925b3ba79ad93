import { useContext, useEffect, useState } from 'react'
import type { MyAvatar } from '../pictures/avatars'
import { AccountStoreContext } from '../store/account-store-context'

const none: MyAvatar = { src: '', waiting: false }

/** None before the account database is open. */
export function useMyAvatar(): MyAvatar {
  const account = useContext(AccountStoreContext)
  const [avatar, setAvatar] = useState(none)
  useEffect(() => {
    if (!account) return
    const following = account.avatar$.subscribe(setAvatar)
    return () => {
      following.unsubscribe()
      setAvatar(none)
    }
  }, [account])
  return avatar
}
