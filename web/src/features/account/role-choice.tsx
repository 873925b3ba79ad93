import { texts } from '#texts'
import { RadioCards } from '../../ui/radio-cards'
import { type AccountRole, accountRoles } from './account-roles'

const { choice, signUp } = texts.account
const cards = accountRoles.map(({ role, Icon }) => ({ value: role, title: choice[role].title, text: choice[role].text, icon: <Icon size={26} /> }))

type Props = { value: AccountRole | null; onChange: (role: AccountRole) => void; isMissing: boolean }

export const RoleChoice = ({ value, onChange, isMissing }: Props) => (
  <RadioCards
    id="sign-up-role"
    label={signUp.role}
    options={cards}
    value={value}
    onChange={onChange}
    isRequired
    error={isMissing ? signUp.roleRequired : null}
  />
)
