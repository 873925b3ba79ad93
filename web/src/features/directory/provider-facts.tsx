import type { Profile } from '#domain/documents'
import { texts } from '#texts'
import { placeOf } from '../../components/place-of'
import type { Definition } from '../../ui/content/definition-list'
import { TextLink } from '../../ui/content/text-link'
import { isWebsite, monthOf, websiteName } from './provider-words'

const words = texts.directory.page

/** What is known of a provider, line by line; what is not told is left out. */
export function providerFacts(profile: Profile): Definition[] {
  const { website, username, created_at } = profile
  const place = placeOf(profile)
  return [
    ...(place ? [{ term: words.place, value: place }] : []),
    ...(isWebsite(website)
      ? [
          {
            term: words.website,
            value: (
              <TextLink href={website} target="_blank">
                {websiteName(website)}
              </TextLink>
            ),
          },
        ]
      : []),
    ...(username ? [{ term: words.username, value: `@${username}` }] : []),
    { term: words.since, value: monthOf(created_at) },
  ]
}
