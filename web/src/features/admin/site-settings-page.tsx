import { useEffect } from 'react'
import { errorText, texts } from '#texts'
import { fetchSiteSetting } from '../../data/remote/site-settings'
import { usePublic } from '../../data/remote/use-public'
import { ErrorState } from '../../ui/feedback/error-state'
import { Spinner } from '../../ui/feedback/spinner'
import { showToast } from '../../ui/feedback/toasts'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import { VideoForm } from './video-form'

const words = texts.admin.siteSettings

/** What the site shows to everybody. */
export const SiteSettingsPage = () => (
  <Page>
    <PageHeader title={words.title} />
    <CurrentSettings />
  </Page>
)

const askVideo = (signal: AbortSignal) => fetchSiteSetting('how_it_works_video_url', signal)

/** No form before it is known what would be overwritten. */
function CurrentSettings() {
  const asked = usePublic(askVideo)
  const hasFailed = asked.state === 'failed' && !asked.isRetrying
  useEffect(() => {
    if (hasFailed) showToast({ ...words.loadFailed, tone: 'bad' })
  }, [hasFailed])
  if (asked.state === 'here') return <VideoForm stored={asked.value} />
  if (asked.state !== 'failed') return <Spinner place="page" label={words.loading} />
  const { code, retry, isRetrying } = asked
  return (
    <ErrorState
      title={words.loadFailed.description}
      text={errorText(code)}
      retryText={texts.actions.tryAgain}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  )
}
