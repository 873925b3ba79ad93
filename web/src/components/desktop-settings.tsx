import { desktop } from '#desktop'
import { useOptionalPart } from './use-optional-part'

/** Nothing in a browser, which does not load their code either. */
export function DesktopSettings() {
  const DesktopSection = useOptionalPart(load, desktop !== undefined)
  return desktop && DesktopSection ? <DesktopSection desktop={desktop} /> : null
}

const load = async () => (await import('./desktop-section')).DesktopSection
