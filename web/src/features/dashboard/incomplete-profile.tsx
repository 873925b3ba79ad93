import { isProfileComplete } from '#domain/profile-completeness'
import { links } from '#links'
import { texts } from '#texts'
import { useMyAccount } from '../../data/queries/account'
import { Banner } from '../../ui/feedback/banner'
import { LinkButton } from '../../ui/forms/link-button'

const words = texts.dashboard.incompleteProfile

/** Nothing as long as this device does not know the profile. */
export function IncompleteProfile() {
  const account = useMyAccount()?.document
  if (!account || isProfileComplete(account)) return null
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
      {words.text}
    </Banner>
  )
}
