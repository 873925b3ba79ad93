/** Whether this is an iPhone or iPad. An iPad says that it is a Mac; only it can be touched. */
export const isAppleDevice = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
