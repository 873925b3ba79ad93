import { FOOTER_ACTIVE, socialNetworks } from '#domain/footer-settings'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { Checkbox } from '../../../ui/forms/choices/checkbox'
import { AddressField, SettingsForm, Unsaved } from './settings-form'
import { type StoredSettings, useSettingsForm } from './use-settings-form'

const words = texts.admin.siteSettings.footer
const keys = [...socialNetworks.map(({ key }) => key), FOOTER_ACTIVE] as const

/** Product 51. */
export function FooterForm({ stored }: { stored: StoredSettings }) {
  const { form, isUnsaved } = useSettingsForm('footer', keys, stored, words.saved)
  return (
    <SettingsForm form={form} label={words.section} title={words.section}>
      <Text size="s" tone="soft">
        {words.hint}
      </Text>
      {socialNetworks.map(({ name, key }) => (
        <AddressField key={key} {...form.bind(key)} label={words.address(name)} />
      ))}
      <div>
        <Checkbox isSelected={form.values[FOOTER_ACTIVE] === 'yes'} onChange={(isActive) => form.change({ [FOOTER_ACTIVE]: isActive ? 'yes' : '' })}>
          {words.active}
        </Checkbox>
        <Text size="s" tone="soft">
          {words.activeHint}
        </Text>
      </div>
      <Unsaved isShown={isUnsaved} />
    </SettingsForm>
  )
}
