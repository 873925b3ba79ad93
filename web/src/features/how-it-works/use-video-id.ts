import { useEffect, useState } from 'react'
import { videoId } from '#domain/video'

/** The id of the site's video; null while it is asked for, without one, and when it cannot be learnt: the page does well without. */
export function useVideoId(): string | null {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const aborter = new AbortController()
    void askVideoId(aborter.signal).then((found) => {
      if (!aborter.signal.aborted) setId(found)
    })
    return () => aborter.abort()
  }, [])
  return id
}

async function askVideoId(signal: AbortSignal): Promise<string | null> {
  const { fetchSiteSetting } = await import('../../data/remote/site-settings')
  const answer = await fetchSiteSetting('how_it_works_video_url', signal)
  if (answer.ok) return videoId(answer.value)
  if (!signal.aborted) console.info('The address of the video could not be read.', answer.code)
  return null
}
