import { type Browser, chromium } from 'playwright'

/** Chromium at CHROMIUM_PATH, else Playwright's own. */
export function launchChromium(): Promise<Browser> {
  const path = process.env.CHROMIUM_PATH
  return chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox', '--disable-gpu'] })
}
