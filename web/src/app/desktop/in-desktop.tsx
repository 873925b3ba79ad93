import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Bridge, DesktopEvent } from '../../../../electron/bridge'
import { useAdminSession } from '../../data/session/admin-session'
import { storedSession } from '../../data/session/session'
import { useSaveMyData } from '../../features/account/settings/use-save-my-data'
import { openPalette } from '../palette/palette-door'
import { useAccountState } from '../session/account-state'
import { useDesktopAreas } from './desktop-areas'
import { offerDesktopUpdate } from './offer-desktop-update'
import { useAdminNotices } from './use-admin-notices'
import { useNativeNotices } from './use-native-notices'

type Save = () => void

/** Menu areas, native notifications, and commands from outside the page, signed in or not. */
export function InDesktop({ desktop }: { desktop: Bridge }) {
  // Signing out may be closing the database already.
  const hasAccount = useAccountState() === 'open' && storedSession() !== null
  const saveMyData = useRef<Save>(null)
  const areas = useDesktopAreas(hasAccount)
  const known = JSON.stringify(areas)
  useEffect(() => tell(desktop.call('showAreas', JSON.parse(known))), [desktop, known])
  useEvents(desktop, saveMyData)
  const isAdmin = useAdminSession() !== null
  return (
    <>
      {hasAccount ? <OfAccount desktop={desktop} saveMyData={saveMyData} /> : null}
      {isAdmin ? <OfAdmin desktop={desktop} isAlone={!hasAccount} /> : null}
    </>
  )
}

function OfAdmin({ desktop, isAlone }: { desktop: Bridge; isAlone: boolean }) {
  useAdminNotices(desktop, isAlone)
  return null
}

function OfAccount({ desktop, saveMyData }: { desktop: Bridge; saveMyData: RefObject<Save | null> }) {
  const { save } = useSaveMyData()
  useImperativeHandle(saveMyData, () => () => void save())
  useNativeNotices(desktop)
  return null
}

function useEvents(desktop: Bridge, saveMyData: RefObject<Save | null>): void {
  const navigate = useNavigate()
  const answer = (event: DesktopEvent) => {
    if (event.type === 'open') void navigate(event.path)
    if (event.type === 'palette') openPalette()
    if (event.type === 'my-data') saveMyData.current?.()
    if (event.type === 'update-ready') offerDesktopUpdate(desktop, false)
    if (event.type === 'update-failed') offerDesktopUpdate(desktop, true)
  }
  const current = useRef(answer)
  current.current = answer
  useEffect(() => desktop.listen((event) => current.current(event)), [desktop])
}

const tell = (call: Promise<unknown>): void => void call.catch((error: unknown) => console.info('The desktop app did not take a call.', error))
