import Play from 'lucide-react/icons/play'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { desktop } from '#desktop'
import { videoId } from '#domain/values/video'
import { texts } from '#texts'
import { useOnline } from '../../data/remote/use-public'
import { PageSection } from '../../ui/layout/bands/page-section'
import * as css from './video-section.css'

const words = texts.howItWorks.video

/** Its host gets no request before play is pressed. Product 24. */
export function VideoSection() {
  const id = useVideoId()
  const isOnline = useOnline()
  const [isPlaying, setIsPlaying] = useState(false)
  if (!id || !isOnline) return null
  return (
    <PageSection title={words.title} ground="sunk">
      <div className={css.column}>
        {isPlaying ? <Video id={id} /> : <Cover onPress={() => (desktop ? watchOutside(id) : setIsPlaying(true))} />}
        <p className={css.note}>{words.note}</p>
      </div>
    </PageSection>
  )
}

/** The desktop app opens other sites in the system's browser. */
const watchOutside = (id: string) => window.open(`https://www.youtube.com/watch?v=${id}`)

const Cover = ({ onPress }: { onPress: () => void }) => (
  <Button className={css.cover} onPress={onPress}>
    <span className={css.play}>
      <Play size={34} />
    </span>
    <span className={css.label}>{words.play}</span>
  </Button>
)

/** Takes the pressed cover's focus. */
function Video({ id }: { id: string }) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  useEffect(() => frame?.focus(), [frame])
  return (
    <iframe
      ref={setFrame}
      className={css.frame}
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&hl=pt-BR`}
      title={words.frame}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** null while unknown, without one, and after a failure. */
function useVideoId(): string | null {
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
