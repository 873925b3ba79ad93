import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocation } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { onTheSameWay } from '../../../components/origin'
import { Card, CardTitle } from '../../../ui/content/card'
import { accountRoles } from './account-roles'
import * as css from './choose-account-page.css'
import { Entrance } from './entrance'

const words = texts.account.choice

export function ChooseAccountPage() {
  const location = useLocation()
  return (
    <Entrance
      title={words.title}
      lead={words.text}
      width="cards"
      foot={{ question: words.haveAccount, text: words.logIn, href: onTheSameWay(location, links.signIn()) }}
    >
      <ul className={css.cards}>
        {accountRoles.map(({ role, Icon }) => (
          <li key={role}>
            <Card>
              <div className={css.card}>
                <span className={css.icon}>
                  <Icon size={28} />
                </span>
                <div className={css.words}>
                  <CardTitle level={2} href={onTheSameWay(location, links.signUp(role))}>
                    {words[role].title}
                  </CardTitle>
                  <p className={css.text}>{words[role].text}</p>
                </div>
                <ChevronRight size={22} className={css.arrow} />
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Entrance>
  )
}
