import { desktop } from '#desktop'

/** The desktop app says where there is no printer; a browser has its own dialog. */
export function printPage(): void {
  if (desktop) desktop.call('print', undefined).catch((error: unknown) => console.info('The desktop app did not take a call.', error))
  else window.print()
}
