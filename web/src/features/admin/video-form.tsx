import { texts } from '#texts'
import { NeedsConnection } from '../../components/needs-connection'
import { Text } from '../../ui/content/text'
import { StatusBadge } from '../../ui/feedback/status-badge'
import { Button } from '../../ui/forms/button'
import { Form, FormActions } from '../../ui/forms/form'
import { FormSection } from '../../ui/forms/form-section'
import { TextField } from '../../ui/forms/text-field'
import { useVideoSetting } from './use-video-setting'
import * as css from './video-form.css'

const words = texts.admin.siteSettings

/** The video of 'Como Funciona'. Empty is allowed: then the page has none. */
export function VideoForm({ stored }: { stored: string }) {
  const { form, isUnsaved, isShown } = useVideoSetting(stored)
  return (
    <Form onSubmit={form.submit} aria-label={words.title}>
      <NeedsConnection />
      <FormSection title={words.section}>
        <StatusBadge tone={isShown ? 'ok' : 'neutral'}>{isShown ? words.shown : words.notShown}</StatusBadge>
        <div>
          <TextField
            {...form.bind('video')}
            type="url"
            inputMode="url"
            label={words.video}
            hint={words.videoHint}
            placeholder={words.videoPlaceholder}
            isReadOnly={form.isPending}
            autoComplete="off"
            autoCapitalize="none"
          />
          <div role="status" className={css.state}>
            {isUnsaved ? (
              <Text size="s" tone="warn">
                {texts.settings.unsaved}
              </Text>
            ) : null}
          </div>
        </div>
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
