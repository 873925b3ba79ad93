import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Flag from 'lucide-react/icons/flag'
import HardHat from 'lucide-react/icons/hard-hat'
import Landmark from 'lucide-react/icons/landmark'
import MessageSquare from 'lucide-react/icons/message-square'
import Send from 'lucide-react/icons/send'
import Star from 'lucide-react/icons/star'
import type { ComponentProps, ReactNode } from 'react'
import type { Profile } from '#domain/documents'
import { activeCnpjMonth } from '#domain/people/active-cnpj'
import { tradeNames } from '#domain/projects/trades'
import { reportSubject } from '#domain/support-ticket'
import { links, onTheWayTo } from '#links'
import { texts } from '#texts'
import { sayNotImplemented } from '../../components/not-implemented'
import { ShareButton } from '../../components/people/share-button'
import { useReport } from '../../components/people/use-report'
import { placeOf } from '../../components/projects/place-of'
import { monthAndYear } from '../../components/times/times'
import { useToday } from '../../components/times/use-today'
import { useOptionalPart } from '../../components/use-optional-part'
import { cardPicture } from '../../data/pictures/avatar-address'
import { useSession } from '../../data/store/account-store-context'
import { Avatar } from '../../ui/content/avatar'
import { Card, CardTitle } from '../../ui/content/card'
import { type Definition, DefinitionList } from '../../ui/content/lists/definition-list'
import { Heading } from '../../ui/content/text/heading'
import { Text } from '../../ui/content/text/text'
import { TextLink } from '../../ui/content/text/text-link'
import { Button } from '../../ui/forms/buttons/button'
import { IconButton } from '../../ui/forms/buttons/icon-button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Page } from '../../ui/layout/app-frame'
import { Breadcrumb } from '../../ui/layout/navigation/breadcrumb'
import { Cluster } from '../../ui/layout/stack'
import { Menu } from '../../ui/overlays/menu'
import * as css from './provider-view.css'

const words = texts.directory.page
const loadReferences = async () => (await import('./references')).References

type Props = {
  profile: Profile
  /** The main one first; the signed-out sign up first. */
  actions?: ReactNode
  /** Before reporting. */
  more?: ComponentProps<typeof Menu>['entries']
  /** Its comparison's address. Product 57. */
  comparison?: string
}

/** For anyone. */
export function ProviderView({ profile, actions, more = [], comparison }: Props) {
  const { id, full_name, role, about, works_done } = profile
  const activeIn = activeCnpjMonth(profile, useToday())
  const { session } = useSession()
  const References = useOptionalPart(loadReferences)
  const report = useReport(reportSubject({ kind: 'person', id }))
  const parent = comparison ? { text: texts.proposals.manage.title, href: comparison } : { text: texts.directory.title, href: links.providers() }
  const entries =
    session?.user_id === id ? more : [...more, { id: 'report', text: texts.report.provider, icon: <Flag size={18} />, onAction: report }]
  return (
    <Page>
      <Breadcrumb label={words.breadcrumb} items={[parent, { text: full_name }]} />
      <div className={css.head}>
        <Avatar name={full_name} src={cardPicture(profile)} shape={role === 'empresa' ? 'square' : 'round'} size="xl" />
        <div className={css.words}>
          <Heading level={1}>{full_name}</Heading>
          <Text tone="soft">{[texts.labels.roles[role], placeOf(profile)].filter(Boolean).join(' · ')}</Text>
          <Text size="s" icon={<Star size={16} />}>
            {texts.labels.notRated}
          </Text>
          {works_done > 0 ? (
            <Text size="s" icon={<HardHat size={16} />}>
              {texts.directory.worksDone(works_done)}
            </Text>
          ) : null}
          {activeIn ? (
            <Text size="s" icon={<Landmark size={16} />}>
              {texts.directory.cnpjActive(activeIn, profile.cnpj_name)}
            </Text>
          ) : null}
        </div>
      </div>
      <div className={css.actions}>
        {session ? (
          actions
        ) : (
          <LinkButton variant="primary" icon={<Send size={20} />} href={onTheWayTo(links.provider(id), links.signUp('cliente'))}>
            {texts.directory.invite.action}
          </LinkButton>
        )}
        <Button icon={<MessageSquare size={20} />} onPress={sayNotImplemented}>
          {words.startConversation}
        </Button>
        <Cluster gap="xs">
          <ShareButton text={words.shareText(full_name)} path={links.provider(id)} />
          {entries.length > 0 ? (
            <Menu label={words.more} trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} />} />} entries={entries} />
          ) : null}
        </Cluster>
      </div>
      <Card as="section">
        <CardTitle level={2}>{words.about}</CardTitle>
        {about ? <Text isAsTyped>{about}</Text> : <Text tone="soft">{words.noAbout}</Text>}
        <DefinitionList items={providerFacts(profile)} />
      </Card>
      <div className={css.placeholders}>
        {[{ ...words.services, text: tradeNames(profile.trades) || words.services.text }, words.products].map(({ title, text }) => (
          <Card key={title} as="section" tone="sunk">
            <CardTitle level={2}>{title}</CardTitle>
            <Text tone="soft">{text}</Text>
          </Card>
        ))}
      </div>
      {References ? <References providerId={id} name={full_name} /> : null}
    </Page>
  )
}

/** Missing ones are left out. */
function providerFacts(profile: Profile): Definition[] {
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
    { term: words.since, value: monthAndYear(new Date(created_at)) },
  ]
}

/** 'construtora.com.br' */
const websiteName = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')

/** Only http addresses become links. */
const isWebsite = (address: string): boolean => /^https?:\/\//i.test(address)
