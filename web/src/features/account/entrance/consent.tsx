import { links } from '#links'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text'
import { TextLink } from '../../../ui/content/text-link'

const words = texts.account.signUp.consent

/** What one agrees to by signing up; it opens beside the form, so that nothing typed is lost. */
export const Consent = () => (
  <Text size="s" tone="soft">
    {words.before}{' '}
    <TextLink href={links.terms()} target="_blank">
      {words.terms}
    </TextLink>{' '}
    {words.between}{' '}
    <TextLink href={links.privacy()} target="_blank">
      {words.privacy}
    </TextLink>
    {words.after}
  </Text>
)
