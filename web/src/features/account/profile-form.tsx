import { documentTypeOf, formatDocumentNumber } from '#domain/document-number'
import { LONG_TEXT } from '#domain/fields'
import { formatPhone } from '#domain/phone'
import { isClient } from '#domain/roles'
import { texts } from '#texts'
import type { Laid } from '../../data/overlay'
import { PlaceFields } from '../../pieces/place-fields'
import { Banner } from '../../ui/banner'
import { FieldRow, Form } from '../../ui/form'
import { FormErrors } from '../../ui/form-errors'
import { FormSection } from '../../ui/form-section'
import { MaskedField } from '../../ui/masked-field'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { CnpjLookup } from './cnpj-lookup'
import { type ProfileField, profileFields } from './profile-draft'
import { ProfileHead } from './profile-head'
import { SaveBar } from './save-bar'
import { useProfileForm } from './use-profile-form'

const { fields, sections } = texts.settings
const idOf = (field: ProfileField) => `profile-${field}`

export function ProfileForm({ account }: { account: Laid<'users'> }) {
  const form = useProfileForm(account)
  const isCompany = account.role === 'empresa'
  const type = documentTypeOf(account.role)
  const labels: Record<ProfileField, string> = {
    ...{ full_name: isCompany ? fields.companyName : fields.fullName, document_number: isCompany ? fields.cnpj : fields.cpf, phone: fields.phone },
    ...{ username: fields.username, state: fields.state, city: fields.city, address: fields.address, website: fields.website, about: fields.about },
  }
  const bind = (field: ProfileField) => ({
    id: idOf(field),
    label: labels[field],
    value: form.values[field],
    onChange: (text: string) => form.change({ [field]: text }),
    onBlur: () => form.leave(field),
    error: form.errorOf(field),
  })
  const optional = { optional: texts.settings.optional }
  const summary = profileFields.flatMap((field) => {
    const message = form.isChecked ? form.errorOf(field) : null
    return message ? [{ field: idOf(field), message: `${labels[field]}: ${message}` }] : []
  })

  return (
    <Form onSubmit={form.save} aria-label={texts.settings.title}>
      <FormErrors key={form.failedChecks} title={texts.settings.errorsTitle} errors={summary} />
      {form.refusal ? (
        <Banner tone="bad" isAnnounced title={texts.settings.update.failed('').title}>
          {form.refusal}
        </Banner>
      ) : null}
      <FormSection title={sections.profile}>
        <ProfileHead account={account} />
        <TextField {...bind('full_name')} autoComplete={isCompany ? 'organization' : 'name'} autoCapitalize="words" maxLength={120} isRequired />
        <TextField
          label={fields.email}
          type="email"
          value={account.email}
          onChange={() => undefined}
          autoComplete="email"
          inputMode="email"
          isReadOnly
        />
        <FieldRow>
          <MaskedField
            {...bind('document_number')}
            mask={(text) => formatDocumentNumber(text, type)}
            placeholder={isCompany ? fields.cnpjPlaceholder : fields.cpfPlaceholder}
            inputMode={isCompany ? 'text' : 'numeric'}
            autoCapitalize={isCompany ? 'characters' : 'none'}
            autoComplete="off"
            hint={fields.privateHint}
          />
          <MaskedField
            {...bind('phone')}
            {...optional}
            mask={formatPhone}
            placeholder={fields.phonePlaceholder}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            hint={fields.privateHint}
          />
        </FieldRow>
        {isCompany ? <CnpjLookup values={form.values} onFound={form.change} /> : null}
        <TextField {...bind('username')} {...optional} autoComplete="off" autoCapitalize="none" maxLength={30} hint={fields.usernameHint} />
      </FormSection>
      <FormSection title={sections.place}>
        <PlaceFields
          value={{ state: form.values.state, city: form.values.city }}
          onChange={form.change}
          errors={{ state: form.errorOf('state') ?? undefined, city: form.errorOf('city') ?? undefined }}
          stateId={idOf('state')}
          cityId={idOf('city')}
        />
        {isClient(account) ? null : (
          <TextField {...bind('address')} {...optional} autoComplete="street-address" maxLength={200} hint={fields.privateHint} />
        )}
      </FormSection>
      {isClient(account) ? null : (
        <FormSection title={sections.presentation}>
          <TextField
            {...bind('website')}
            {...optional}
            type="url"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            placeholder={fields.websitePlaceholder}
          />
          <TextArea {...bind('about')} {...optional} placeholder={fields.aboutPlaceholder} maxLength={LONG_TEXT} counter={fields.counter} />
        </FormSection>
      )}
      <SaveBar isUnsaved={form.isUnsaved} isWaiting={account.waiting} onDiscard={form.discard} />
    </Form>
  )
}
