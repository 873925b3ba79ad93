import type { ComponentProps, ReactNode } from 'react'
import { texts } from '#texts'
import { Text } from '../../../ui/content/text/text'
import { Button } from '../../../ui/forms/buttons/button'
import { Form, FormActions } from '../../../ui/forms/form'
import { FormSection } from '../../../ui/forms/form-section'
import { TextField } from '../../../ui/forms/text-field'
import type { useSettingsForm } from './use-settings-form'
import * as css from './video-form.css'

const words = texts.admin.siteSettings

type Props = { form: ReturnType<typeof useSettingsForm>['form']; label: string; title: string; isPrimary?: true; children: ReactNode }

export const SettingsForm = ({ form, label, title, isPrimary, children }: Props) => (
  <Form {...form.formProps} aria-label={label}>
    <FormSection title={title}>{children}</FormSection>
    <FormActions>
      <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} isPending={form.isPending} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </FormActions>
  </Form>
)

export const AddressField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} type="url" inputMode="url" autoComplete="off" autoCapitalize="none" />
)

export const Unsaved = ({ isShown }: { isShown: boolean }) => (
  <div role="status" className={css.state}>
    {isShown ? (
      <Text size="s" tone="warn">
        {texts.settings.unsaved}
      </Text>
    ) : null}
  </div>
)
