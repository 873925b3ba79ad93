import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { LinkButton } from '../../ui/forms/buttons/link-button'
import { Header } from '../../ui/layout/navigation/header'
import { InstallButton } from '../pwa/install-button'
import { publicItems } from './public-links'
import * as css from './signed-out-header.css'
import { useWayIn } from './use-way-in'

const words = texts.shell.header

export function SignedOutHeader() {
  const { pathname } = useLocation()
  const wayIn = useWayIn()
  return (
    <Header
      homeHref={links.home()}
      homeLabel={words.homeLabel}
      navLabel={words.label}
      items={publicItems(pathname, { withIcons: false })}
      end={
        <div className={css.entrance}>
          <LinkButton href={wayIn(links.signIn())} variant="quiet" isCompact>
            {words.logIn}
          </LinkButton>
          <div className={css.signUp}>
            <LinkButton href={wayIn(links.chooseAccount())} isCompact>
              {words.signUp}
            </LinkButton>
          </div>
        </div>
      }
      menu={{
        label: words.menu,
        items: publicItems(pathname, { withIcons: true }),
        end: (close) => (
          <>
            <LinkButton href={wayIn(links.chooseAccount())} variant="primary" isWide onPress={close}>
              {words.signUp}
            </LinkButton>
            <LinkButton href={wayIn(links.signIn())} isWide onPress={close}>
              {words.logIn}
            </LinkButton>
            <InstallButton isWide onPress={close} />
          </>
        ),
      }}
    />
  )
}
