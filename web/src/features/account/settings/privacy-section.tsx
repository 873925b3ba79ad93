import type { Account } from '#domain/documents'
import { isClient } from '#domain/roles'
import { texts } from '#texts'
import { FormSection } from '../../../ui/forms/form-section'
import { Cancellation } from './cancellation'
import { DownloadMyData } from './download-my-data'

const { sections, cancellation } = texts.settings

/** One's data and its end: the client's stands apart, as a danger zone. Product 10 and 11. */
export function PrivacySection({ account }: { account: Account }) {
  return (
    <>
      <FormSection title={sections.privacy}>
        <DownloadMyData />
        {isClient(account) ? null : <Cancellation action={cancellation.providerAction} />}
      </FormSection>
      {isClient(account) ? (
        <FormSection title={sections.danger}>
          <Cancellation action={cancellation.action} isDanger />
        </FormSection>
      ) : null}
    </>
  )
}
