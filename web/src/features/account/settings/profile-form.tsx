import type { ReactNode } from 'react'
import { LONG_TEXT } from '#domain/fields'
import { isClient } from '#domain/people/roles'
import { MOST_OF_PROVIDER } from '#domain/projects/trades'
import { documentTypeOf, formatDocumentNumber } from '#domain/values/document-number'
import { formatPhone } from '#domain/values/phone'
import { withScheme } from '#domain/values/website'
import { texts } from '#texts'
import { atMost } from '../../../components/fields/at-most'
import { PlaceFields } from '../../../components/fields/place-fields'
import { QuotaNote } from '../../../components/fields/quota-note'
import { TradesField } from '../../../components/fields/trades-field'
import type { Optimistic } from '../../../data/live/overlay'
import { FieldRow, Form } from '../../../ui/forms/form'
import { FormSection } from '../../../ui/forms/form-section'
import { FormTroubles } from '../../../ui/forms/form-troubles'
import { MaskedField } from '../../../ui/forms/masked-field'
import { TextArea } from '../../../ui/forms/text-area'
import { TextField } from '../../../ui/forms/text-field'
import { CnpjLookup } from './cnpj-lookup'
import { type ProfileField, tradesIn, typedTrades } from './profile-draft'
import { ProfileHeader } from './profile-header'
import { SaveBar } from './save-bar'
import { useProfileForm } from './use-profile-form'

const { fields, sections } = texts.settings

/** `children` below come with the form: earlier they would move. */
export function ProfileForm({ account, children }: { account: Optimistic<'users'>; children?: ReactNode }) {
  const isCompany = account.role === 'empresa'
  const type = documentTypeOf(account.role)
  const labels: Record<ProfileField, string> = {
    ...{ full_name: isCompany ? fields.companyName : fields.fullName, document_number: isCompany ? fields.cnpj : fields.cpf, phone: fields.phone },
    ...{
      username: fields.username,
      state: fields.state,
      city: fields.city,
      address: fields.address,
      website: fields.website,
      about: fields.about,
      trades: texts.trades.title,
    },
  }
  const form = useProfileForm(account, labels)
  const bind = (field: ProfileField) => ({
    ...form.bind(field),
    label: labels[field],
    value: form.shown[field],
    onBlur: () => form.leave(field),
  })
  const leaveWebsite = () => {
    const website = withScheme(form.shown.website.trim())
    if (website !== form.shown.website) form.change({ website })
    form.leave('website')
  }
  const optional = { optional: texts.settings.optional }

  // The stored draft would overwrite anything typed before.
  if (!form.ready) return null
  return (
    <>
      {/* Edits during a save stay after it. */}
      <Form {...form.formProps} isSending={false} aria-label={texts.settings.title}>
        <QuotaNote quota="edits" />
        <FormTroubles form={form} errorsTitle={texts.settings.errorsTitle} refusalTitle={texts.settings.update.failed('').title} />
        <FormSection title={sections.profile}>
          <ProfileHeader account={account} />
          <TextField {...bind('full_name')} autoComplete={isCompany ? 'organization' : 'name'} autoCapitalize="words" {...atMost(120)} isRequired />
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
              hint={fields.documentHint}
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
          {isCompany ? <CnpjLookup values={form.shown} onFound={form.change} /> : null}
          <MaskedField
            {...bind('username')}
            {...optional}
            mask={(text) => text.toLowerCase()}
            autoComplete="off"
            autoCapitalize="none"
            hint={fields.usernameHint}
          />
        </FormSection>
        <FormSection title={sections.place}>
          <PlaceFields
            value={{ state: form.shown.state, city: form.shown.city }}
            onChange={form.change}
            errors={{ state: form.errorOf('state') ?? undefined, city: form.errorOf('city') ?? undefined }}
            stateId={form.idOf('state')}
            cityId={form.idOf('city')}
          />
          {isClient(account) ? null : (
            <TextField {...bind('address')} {...optional} autoComplete="street-address" {...atMost(200)} hint={fields.privateHint} />
          )}
        </FormSection>
        {isClient(account) ? null : (
          <FormSection title={sections.presentation}>
            <TextField
              {...bind('website')}
              {...optional}
              onBlur={leaveWebsite}
              type="url"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              placeholder={fields.websitePlaceholder}
            />
            <TradesField
              id={form.idOf('trades')}
              label={labels.trades}
              optional={texts.settings.optional}
              hint={texts.trades.profileHint}
              value={tradesIn(form.shown.trades)}
              most={MOST_OF_PROVIDER}
              onChange={(trades) => form.change({ trades: typedTrades(trades) })}
            />
            <TextArea {...bind('about')} {...optional} placeholder={fields.aboutPlaceholder} {...atMost(LONG_TEXT)} counter={fields.counter} />
          </FormSection>
        )}
        <SaveBar isUnsaved={form.isUnsaved} trouble={form.trouble} isWaiting={account.waiting} discarding={form.discarding} />
      </Form>
      {children}
    </>
  )
}
