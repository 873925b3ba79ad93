import { getDefaultStore } from 'jotai/vanilla'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { links } from '#links'
import type { Bridge, DesktopEvent } from '../../../electron/bridge'
import { useActor } from '../data/store/account-store-context'
import { useSaveMyData } from '../features/account/settings/use-save-my-data'
import { areaNavigation } from './navigation'
import { openPalette } from './palette/palette-door'
import { waitingUpdate } from './update'
import { useNativeNotices } from './use-native-notices'

/** What page and desktop app tell each other while an account is open: the menu's areas, native notifications, and what was chosen outside the page. */
export function InDesktop({ desktop }: { desktop: Bridge }) {
  useAreas(desktop)
  useEvents(desktop)
  useNativeNotices(desktop)
  return null
}

function useAreas(desktop: Bridge): void {
  const { role } = useActor()
  useEffect(() => {
    const areas = areaNavigation(role, '', 0)
      .sidebar.slice(0, 6)
      .map(({ text, href }) => ({ label: text, path: href }))
    const newProject = role === 'cliente' ? links.newProject() : null
    tell(desktop.call('showAreas', { areas, newProject, hasPalette: true, hasMyData: true }))
  }, [desktop, role])
}

function useEvents(desktop: Bridge): void {
  const navigate = useNavigate()
  const { save } = useSaveMyData()
  const answer = (event: DesktopEvent) => {
    if (event.type === 'open') void navigate(event.path)
    if (event.type === 'palette') openPalette()
    if (event.type === 'my-data') void save()
    if (event.type === 'update-ready') offerUpdate(desktop)
  }
  const current = useRef(answer)
  current.current = answer
  useEffect(() => desktop.listen((event) => current.current(event)), [desktop])
}

/** As the web offers its own: nothing begins afresh under someone's typing. */
function offerUpdate(desktop: Bridge): void {
  const store = getDefaultStore()
  store.set(waitingUpdate, {
    accept: () => tell(desktop.call('installUpdate', undefined)),
    putOff: () => store.set(waitingUpdate, null),
  })
}

const tell = (call: Promise<unknown>): void => void call.catch((error: unknown) => console.info('The desktop app did not take a call.', error))
