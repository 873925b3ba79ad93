import { useEffect } from 'react'
import { texts } from '#texts'
import { Banner } from '../../ui/feedback/banner'
import { showToast } from '../../ui/feedback/toasts'

const words = texts.projects.newProject.authMissing

/** In place of the form, where the server has no account that would publish. Product 60. */
export function AccountMissing() {
  useEffect(() => void showToast({ ...words, tone: 'bad' }), [])
  return (
    <Banner tone="bad" title={words.title}>
      {words.description}
    </Banner>
  )
}
