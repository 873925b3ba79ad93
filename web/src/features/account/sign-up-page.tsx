import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { texts } from '#texts'
import { links } from '../../links'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { TextLink } from '../../ui/text-link'
import { problemText } from './account-fields'
import { type AccountRole, accountRoleOf } from './account-roles'
import { Consent } from './consent'
import { Entrance } from './entrance'
import { useSignUp } from './use-sign-up'

const { signUp: words, fields, choice } = texts.account

/** Hardly anybody comes without a role. */
const RoleChoice = lazy(async () => ({ default: (await import('./role-choice')).RoleChoice }))

/** The role comes with the address; an address without one of ours asks for it. */
export function SignUpPage() {
  const { role } = useParams()
  return <SignUp key={role} given={accountRoleOf(role)} />
}

function SignUp({ given }: { given: AccountRole | null }) {
  const { values, set, problems, isPending, submit } = useSignUp(given)
  const isCompany = values.role === 'empresa'
  return (
    <Entrance
      title={words.titles[given ?? 'other']}
      lead={given ? <TextLink href={links.chooseAccount()}>{words.otherRole}</TextLink> : null}
      foot={{ question: choice.haveAccount, text: choice.logIn, href: links.signIn() }}
    >
      <Form onSubmit={submit}>
        {given ? null : (
          <Suspense>
            <RoleChoice value={values.role} onChange={(role) => set({ role })} isMissing={problems.role !== undefined} />
          </Suspense>
        )}
        <TextField
          id="sign-up-full_name"
          label={isCompany ? fields.companyName : fields.fullName}
          placeholder={isCompany ? fields.companyNamePlaceholder : fields.fullNamePlaceholder}
          value={values.full_name}
          onChange={(full_name) => set({ full_name })}
          autoComplete={isCompany ? 'organization' : 'name'}
          autoCapitalize="words"
          maxLength={120}
          isRequired
          error={problemText(problems.full_name)}
        />
        <TextField
          id="sign-up-email"
          type="email"
          label={fields.email}
          placeholder={fields.emailPlaceholder}
          value={values.email}
          onChange={(email) => set({ email })}
          autoComplete="email"
          autoCapitalize="none"
          isRequired
          error={problemText(problems.email)}
        />
        <PasswordField
          id="sign-up-password"
          label={fields.password}
          hint={fields.passwordHint}
          value={values.password}
          onChange={(password) => set({ password })}
          autoComplete="new-password"
          showLabel={texts.actions.showPassword}
          hideLabel={texts.actions.hidePassword}
          isRequired
          error={problemText(problems.password)}
        />
        <Button type="submit" variant="primary" isWide isPending={isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
        <Consent />
      </Form>
    </Entrance>
  )
}
