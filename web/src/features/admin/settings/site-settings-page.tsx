import { useEffect } from 'react'
import { FOOTER_ACTIVE, socialNetworks } from '#domain/footer-settings'
import { errorText, texts } from '#texts'
import { DesktopSettings } from '../../../components/desktop-settings'
import { NeedsConnection } from '../../../components/needs-connection'
import { fetchSiteSettings } from '../../../data/remote/site-settings'
import { usePublic } from '../../../data/remote/use-public'
import { ErrorState } from '../../../ui/feedback/error-state'
import { Spinner } from '../../../ui/feedback/spinner'
import { showToast } from '../../../ui/feedback/toasts'
import { Page } from '../../../ui/layout/app-frame'
import { PageHeader } from '../../../ui/layout/page-header'
import { FooterForm } from './footer-form'
import { VideoForm } from './video-form'

const words = texts.admin.siteSettings

export function SiteSettingsPage() {
  return (
    <Page>
      <PageHeader title={words.title} />
      <NeedsConnection />
      <CurrentSettings />
      <DesktopSettings />
    </Page>
  )
}

const keys = ['how_it_works_video_url', FOOTER_ACTIVE, ...socialNetworks.map(({ key }) => key)] as const
const ask = (signal: AbortSignal) => fetchSiteSettings(keys, signal)

/** No form before the stored values are known. */
function CurrentSettings() {
  const asked = usePublic(ask)
  const hasFailed = asked.state === 'failed' && !asked.isRetrying
  useEffect(() => {
    if (hasFailed) showToast({ ...words.loadFailed, tone: 'bad' })
  }, [hasFailed])
  if (asked.state === 'here') {
    return (
      <>
        <VideoForm stored={asked.value} />
        <FooterForm stored={asked.value} />
      </>
    )
  }
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
