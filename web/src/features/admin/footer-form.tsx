import { FOOTER_ACTIVE, socialNetworks } from '#domain/footer-settings'
import { texts } from '#texts'
import { Text } from '../../ui/content/text'
import { Button } from '../../ui/forms/button'
import { Checkbox } from '../../ui/forms/checkbox'
import { Form, FormActions } from '../../ui/forms/form'
import { FormSection } from '../../ui/forms/form-section'
import { TextField } from '../../ui/forms/text-field'
import { useFooterSettings } from './use-footer-settings'
import * as css from './video-form.css'

const words = texts.admin.siteSettings

/** What the buttons of the footer do. Product 51. */
export function FooterForm({ stored }: { stored: ReadonlyMap<string, string> }) {
  const { form, values, setActive, isUnsaved } = useFooterSettings(stored)
  return (
    <Form {...form.formProps} aria-label={words.footer.section}>
      <FormSection title={words.footer.section}>
        <Text size="s" tone="soft">
          {words.footer.hint}
        </Text>
        {socialNetworks.map(({ name, key }) => (
          <TextField
            key={key}
            {...form.bind(key)}
            type="url"
            inputMode="url"
            label={words.footer.address(name)}
            autoComplete="off"
            autoCapitalize="none"
          />
        ))}
        <div>
          <Checkbox isSelected={values[FOOTER_ACTIVE] === 'yes'} onChange={setActive}>
            {words.footer.active}
          </Checkbox>
          <Text size="s" tone="soft">
            {words.footer.activeHint}
          </Text>
        </div>
        <div role="status" className={css.state}>
          {isUnsaved ? (
            <Text size="s" tone="warn">
              {texts.settings.unsaved}
            </Text>
          ) : null}
        </div>
      </FormSection>
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
