import { type RefObject, useEffect, useState } from 'react'
import { FOOTER_ACTIVE, socialNetworks } from '#domain/footer-settings'
import type { SiteSetting } from '#domain/site-settings'

const keys: readonly SiteSetting[] = [...socialNetworks.map(({ key }) => key), FOOTER_ACTIVE]
const nothing: ReadonlyMap<string, string> = new Map()

/** Requested once the footer comes near the screen; empty until then, or on failure. Product 51. */
export function useFooterSettings(footer: RefObject<HTMLElement | null>): ReadonlyMap<string, string> {
  const [settings, setSettings] = useState(nothing)
  useEffect(() => {
    const element = footer.current
    if (!element) return
    const aborter = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void read(aborter.signal).then((found) => aborter.signal.aborted || setSettings(found))
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      aborter.abort()
    }
  }, [footer])
  return settings
}

async function read(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  try {
    const { fetchSiteSettings } = await import('../../data/remote/site-settings')
    const answer = await fetchSiteSettings(keys, signal)
    if (answer.ok) return answer.value
    if (!signal.aborted) console.info("The footer's settings could not be read.", answer.code)
  } catch (failure) {
    console.info("The footer's settings could not be read.", failure)
  }
  return nothing
}
