import type { SyncEnvironment } from './sync-environment'

type Port = {
  environment: SyncEnvironment
  /** Runs before the other two callbacks. */
  onChange: () => void
  onOffline: () => void
  /** The network is back, or a hidden page is seen again (`wasHidden`). */
  onReturn: (returned: { wasHidden: boolean }) => void
}

/** Rule W4. */
export function watchEnvironment({ environment, onChange, onOffline, onReturn }: Port): () => void {
  let wasVisible = environment.isVisible()
  return environment.onChange(() => {
    const isVisible = environment.isVisible()
    onChange()
    if (!environment.isOnline()) onOffline()
    else if (isVisible || !wasVisible) onReturn({ wasHidden: isVisible && !wasVisible })
    wasVisible = isVisible
  })
}
