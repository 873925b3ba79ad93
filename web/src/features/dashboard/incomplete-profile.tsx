import type { Role } from '#domain/documents'
import { missingProfileFields, type ProfileField } from '#domain/profile-completeness'
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
  const missing = account ? missingProfileFields(account) : []
  if (!account || missing.length === 0) return null
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
      {sentenceOf(account.role, missing)}
    </Banner>
  )
}

/** What is missing, and what the place is good for. */
function sentenceOf(role: Role, missing: readonly ProfileField[]): string {
  const { document_number, ...names } = words.fields
  const document = role === 'empresa' ? document_number.company : document_number.person
  const sentence = words.missing(inWords.format(missing.map((field) => (field === 'document_number' ? document : names[field]))))
  const isPlaceless = missing.includes('city') || missing.includes('state')
  return isPlaceless ? `${sentence} ${role === 'cliente' ? words.why.client : words.why.provider}` : sentence
}
