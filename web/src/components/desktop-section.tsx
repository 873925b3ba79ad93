import { useEffect, useState } from 'react'
import { texts } from '#texts'
import type { Bridge, DesktopSettings } from '../../../electron/bridge'
import { Text } from '../ui/content/text/text'
import { showToast } from '../ui/feedback/toasts'
import { Switch } from '../ui/forms/choices/switch'
import { FormSection } from '../ui/forms/form-section'

const words = texts.desktop

/** Preferences take effect at once, on this computer only. */
export function DesktopSection({ desktop }: { desktop: Bridge }) {
  const [settings, setSettings] = useState<DesktopSettings>()
  useEffect(() => {
    desktop.call('readSettings', undefined).then(setSettings, () => undefined)
  }, [desktop])
  const change = (fields: Partial<DesktopSettings>) => {
    desktop.call('changeSettings', fields).then(setSettings, () => showToast({ ...words.failed, tone: 'bad' }))
  }
  return (
    <FormSection title={words.section}>
      {settings ? (
        <>
          <Switch hint={words.keepInTrayHint} isSelected={settings.keepInTray} onChange={(keepInTray) => change({ keepInTray })}>
            {words.keepInTray}
          </Switch>
          <Switch isSelected={settings.startWithSystem} onChange={(startWithSystem) => change({ startWithSystem })}>
            {words.startWithSystem}
          </Switch>
        </>
      ) : null}
      <Text tone="soft">{words.about(desktop.version, desktop.server)}</Text>
    </FormSection>
  )
}
