import { EventEmitter } from 'node:events'
import type { SaveDialogOptions } from 'electron'
import { prevented, type StandInContents } from './stand-in-page'

type RequestHandler = (
  contents: StandInContents,
  permission: string,
  answer: (granted: boolean) => void,
  details: { requestingUrl: string; isMainFrame: boolean },
) => void

export function createStandInSession(seen: { languages: string[] }) {
  let requestHandler: RequestHandler | undefined
  let checkHandler: ((contents: StandInContents, permission: string, origin: string) => boolean) | undefined
  let fetchHandler: ((details: { url: string }, answer: (response: { cancel: boolean }) => void) => void) | undefined
  let deviceHandler: () => boolean = () => true
  const defaultSession = Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: (handler: typeof requestHandler) => {
      requestHandler = handler
    },
    setPermissionCheckHandler: (handler: typeof checkHandler) => {
      checkHandler = handler
    },
    setDevicePermissionHandler: (handler: () => boolean) => {
      deviceHandler = handler
    },
    setSpellCheckerLanguages: (languages: string[]) => {
      seen.languages = languages
    },
    webRequest: {
      onBeforeRequest: (handler: typeof fetchHandler) => {
        fetchHandler = handler
      },
    },
  })

  const asking = (contents: () => StandInContents) => ({
    asks: (permission: string, requestingUrl: string, isMainFrame = true): boolean => {
      let granted = false
      requestHandler?.(
        contents(),
        permission,
        (given) => {
          granted = given
        },
        { requestingUrl, isMainFrame },
      )
      return granted
    },
    has: (permission: string, origin: string): boolean => checkHandler?.(contents(), permission, origin) ?? true,
    hasDevice: () => deviceHandler(),
    fetches: (url: string): boolean => {
      let cancelled = false
      fetchHandler?.({ url }, ({ cancel }) => {
        cancelled = cancel
      })
      return !cancelled
    },
    downloads(url: string, filename: string): { isRefused: boolean; offered: SaveDialogOptions | undefined } {
      const event = prevented()
      let offered: SaveDialogOptions | undefined
      defaultSession.emit('will-download', event, {
        getURL: () => url,
        getFilename: () => filename,
        once: () => undefined,
        setSaveDialogOptions: (given: SaveDialogOptions) => {
          offered = given
        },
      })
      return { isRefused: event.isPrevented, offered }
    },
  })
  return { defaultSession, asking }
}
