import type { Account } from '#domain/documents'
import { missingProfileFields } from '#domain/profile-completeness'
import { links } from '#links'
import { texts } from '#texts'
import { useMyAccount } from '../../data/queries/account'
import { Banner } from '../../ui/feedback/banner'
import { LinkButton } from '../../ui/forms/link-button'

const words = texts.dashboard.incompleteProfile
const inWords = new Intl.ListFormat('pt-BR')

/** Nothing as long as this device does not know the profile. */
export function IncompleteProfile() {
  const account = useMyAccount()?.document
  if (!account || missingProfileFields(account).length === 0) return null
  return (
    <Banner
      tone="warn"
      title={words.title}
      action={
        <LinkButton href={links.account()} isCompact>
          {words.action}
        </LinkButton>
      }
    >
      {sentenceOf(account)}
    </Banner>
  )
}

/** What is missing, and what the place is good for. */
function sentenceOf(account: Account): string {
  const missing = missingProfileFields(account)
  const { document_number, ...names } = words.fields
  const document = account.role === 'empresa' ? document_number.company : document_number.person
  const sentence = words.missing(inWords.format(missing.map((field) => (field === 'document_number' ? document : names[field]))))
  const isPlaceless = missing.includes('city') || missing.includes('state')
  return isPlaceless ? `${sentence} ${account.role === 'cliente' ? words.why.client : words.why.provider}` : sentence
}
