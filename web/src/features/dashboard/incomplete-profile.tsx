import { isProfileComplete } from '#domain/profile-completeness'
import { texts } from '#texts'
import { useMyAccount } from '../../data/queries/account'
import { links } from '../../links'
import { Banner } from '../../ui/banner'
import { LinkButton } from '../../ui/link-button'

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
