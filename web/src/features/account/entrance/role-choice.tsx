import { texts } from '#texts'
import { RadioCards } from '../../../ui/forms/choices/radio-field'
import { type AccountRole, accountRoles } from './account-roles'

const { choice, signUp } = texts.account
const cards = accountRoles.map(({ role, Icon }) => ({ value: role, title: choice[role].title, text: choice[role].text, icon: <Icon size={26} /> }))

type Props = { id: string; value: AccountRole | null; onChange: (role: AccountRole) => void; error: string | null }

export const RoleChoice = (props: Props) => <RadioCards {...props} label={signUp.role} options={cards} isRequired />
