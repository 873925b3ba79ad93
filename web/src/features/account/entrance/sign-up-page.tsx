import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { links } from '#links'
import { texts } from '#texts'
import { atMost } from '../../../components/fields/at-most'
import { EmailField } from '../../../components/fields/email-field'
import { SecretField } from '../../../components/fields/secret-field'
import { lazyPart } from '../../../components/lazy-part'
import { onTheSameWay } from '../../../components/origin'
import { Text } from '../../../ui/content/text/text'
import { TextLink } from '../../../ui/content/text/text-link'
import { Button } from '../../../ui/forms/buttons/button'
import { Form } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import { type AccountRole, accountRoleOf } from './account-roles'
import { Entrance } from './entrance'
import { useSignUp } from './use-sign-up'

const { signUp: words, fields, choice } = texts.account

/** Nearly every visit has a role in its address. */
const RoleChoice = lazyPart(async () => (await import('./role-choice')).RoleChoice)

/** Asks for the role where the address has none. */
export function SignUpPage() {
  const { role } = useParams()
  return <SignUp key={role} given={accountRoleOf(role)} />
}

function SignUp({ given }: { given: AccountRole | null }) {
  const form = useSignUp(given)
  const location = useLocation()
  const isCompany = form.values.role === 'empresa'
  return (
    <Entrance
      title={words.titles[given ?? 'other']}
      lead={given ? <TextLink href={onTheSameWay(location, links.chooseAccount())}>{words.otherRole}</TextLink> : null}
      foot={{ question: choice.haveAccount, text: choice.logIn, href: onTheSameWay(location, links.signIn()) }}
    >
      <Form {...form.formProps}>
        {given ? null : (
          <Suspense>
            <RoleChoice {...form.bind('role')} />
          </Suspense>
        )}
        <TextField
          {...form.bind('full_name')}
          label={isCompany ? fields.companyName : fields.fullName}
          placeholder={isCompany ? fields.companyNamePlaceholder : fields.fullNamePlaceholder}
          autoComplete={isCompany ? 'organization' : 'name'}
          autoCapitalize="words"
          {...atMost(120)}
          isRequired
        />
        <EmailField {...form.bind('email')} hasExample />
        <SecretField {...form.bind('password')} label={fields.password} hint={fields.passwordHint} autoComplete="new-password" />
        <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.submitting}>
          {words.submit}
        </Button>
        <Consent />
      </Form>
    </Entrance>
  )
}

const consentWords = texts.account.signUp.consent

const Consent = () => (
  <Text size="s" tone="soft">
    {consentWords.before}{' '}
    <TextLink href={links.terms()} target="_blank">
      {consentWords.terms}
    </TextLink>{' '}
    {consentWords.between}{' '}
    <TextLink href={links.privacy()} target="_blank">
      {consentWords.privacy}
    </TextLink>
    {consentWords.after}
  </Text>
)
