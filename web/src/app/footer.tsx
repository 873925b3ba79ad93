import type { ReactNode } from 'react'
import { Button as BareButton } from 'react-aria-components/Button'
import { Link } from 'react-aria-components/Link'
import { texts } from '#texts'
import { useSession } from '../data/account-context'
import { links } from '../links'
import { Button } from '../ui/button'
import { Logo } from '../ui/logo'
import { showToast } from '../ui/toasts'
import * as css from './footer.css'

const words = texts.shell.footer
const NOT_IMPLEMENTED_MS = 3_000

/** Areas where people work: no footer there, nor below them. Product 23. */
const withoutFooter = ['/dashboard', '/perfil', '/mensagens', '/meus-projetos', '/projetos-abertos', '/minhas-propostas', '/propostas-recebidas']

export const hasFooter = (pathname: string): boolean => !withoutFooter.some((path) => pathname === path || pathname.startsWith(`${path}/`))

export function Footer() {
  const { session } = useSession()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.brand}>
          <Logo />
          <p className={css.fact}>{words.about}</p>
        </div>
        <Column title={words.quickLinks}>
          <Entry href={links.home()}>{texts.shell.header.home}</Entry>
          {session ? (
            <Entry href={links.dashboard()}>{texts.shell.header.dashboard}</Entry>
          ) : (
            <>
              <Entry href={links.signIn()}>{texts.shell.header.logIn}</Entry>
              <Entry href={links.chooseAccount()}>{texts.shell.header.signUp}</Entry>
            </>
          )}
        </Column>
        <Column title={words.services}>{words.serviceNames.map(notYet)}</Column>
        <Column title={words.social}>{words.socialNames.map(notYet)}</Column>
        <section className={css.contact}>
          <h2 className={css.title}>{words.contact}</h2>
          <address className={css.fact}>
            {words.contactEmail}
            <br />
            {words.contactPhone}
            <br />
            {words.contactAddress}
          </address>
          <Button isCompact onPress={sayNotImplemented}>
            {words.contactUs}
          </Button>
        </section>
        <p className={css.rights}>{words.rights(new Date().getFullYear())}</p>
      </div>
    </footer>
  )
}

const sayNotImplemented = () => showToast(texts.shell.notImplemented, NOT_IMPLEMENTED_MS)

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className={css.title}>{title}</h2>
    <div className={css.entries}>{children}</div>
  </section>
)

const Entry = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className={css.entry}>
    {children}
  </Link>
)

const notYet = (name: string) => (
  <BareButton key={name} className={css.entry} onPress={sayNotImplemented}>
    {name}
  </BareButton>
)
