import { type ReactNode, useRef } from 'react'
import { Button as BareButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { FOOTER_ACTIVE, socialNetworks } from '#domain/footer-settings'
import { links, providersOf } from '#links'
import { texts } from '#texts'
import { sayNotImplemented } from '../../components/not-implemented'
import { useSession } from '../../data/store/account-store-context'
import { Button } from '../../ui/forms/buttons/button'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Logo } from '../../ui/layout/navigation/logo'
import { pagesIn } from '../page-at'
import { InstallButton } from '../pwa/install-button'
import * as css from './footer.css'
import { useFooterSettings } from './use-footer-settings'
import { useWayIn } from './use-way-in'

const words = texts.shell.footer

export const Footer = () => (
  <footer className={css.footer}>
    <div className={css.inner}>
      <FooterContent />
    </div>
  </footer>
)

export function FooterContent() {
  const { session } = useSession()
  const wayIn = useWayIn()
  const start = useRef<HTMLDivElement>(null)
  const settings = useFooterSettings(start)
  const isActive = settings.get(FOOTER_ACTIVE) === 'yes'
  return (
    <>
      <div ref={start} className={css.brand}>
        <Logo />
        <p className={css.fact}>{words.about}</p>
        <InstallButton />
      </div>
      <Column title={words.quickLinks} isLong isNavigation>
        {pagesIn('footer').map(entryOf)}
        {session ? pagesIn('ownFooter').map(entryOf) : pagesIn('entrance').map(({ path, text }) => entryOf({ path: wayIn(path), text }))}
      </Column>
      <Column title={words.services}>
        {words.serviceNames.map(({ name, trade }) =>
          isActive ? (
            <Entry key={name} href={providersOf(trade)}>
              {name}
            </Entry>
          ) : (
            notYet(name)
          ),
        )}
      </Column>
      <Column title={words.social}>
        {socialNetworks.map(({ name, key }) => {
          const address = settings.get(key)
          return address ? (
            <Link key={key} href={address} target="_blank" rel="noopener noreferrer" className={css.entry}>
              {name}
            </Link>
          ) : (
            notYet(name)
          )
        })}
      </Column>
      <section className={css.contact}>
        <h2 className={css.title}>{words.contact}</h2>
        <address className={css.fact}>
          {words.contactEmail}
          <br />
          {words.contactPhone}
          <br />
          {words.contactAddress}
        </address>
        {isActive && !session ? (
          <LinkButton isCompact href={links.support()}>
            {words.contactUs}
          </LinkButton>
        ) : (
          <Button isCompact onPress={isActive ? openSupport : sayNotImplemented}>
            {words.contactUs}
          </Button>
        )}
      </section>
      <div className={css.foot}>
        <p>{words.rights(new Date().getFullYear())}</p>
        <div className={css.legal}>
          <nav aria-label={words.legal} className={css.legal}>
            {pagesIn('legal').map(entryOf)}
          </nav>
          <Entry href={links.adminLogin()}>{words.adminPanel}</Entry>
        </div>
      </div>
    </>
  )
}

type ColumnProps = { title: string; isLong?: boolean; isNavigation?: boolean; children: ReactNode }

const Column = ({ title, isLong, isNavigation, children }: ColumnProps) => (
  <section className={isLong ? css.long : undefined}>
    <h2 className={css.title}>{title}</h2>
    {isNavigation ? (
      <nav aria-label={title} className={css.entries}>
        {children}
      </nav>
    ) : (
      <div className={css.entries}>{children}</div>
    )}
  </section>
)

const Entry = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={css.entry}>
    {children}
  </Link>
)

const entryOf = ({ path, text }: { path: string; text: string }) => (
  <Entry key={path} href={path}>
    {text}
  </Entry>
)

const notYet = (name: string) => (
  <BareButton key={name} className={css.entry} onPress={sayNotImplemented}>
    {name}
  </BareButton>
)

/** The support chat and its code are for the signed in. */
const openSupport = async () => (await import('../../components/support-door')).openSupport()
