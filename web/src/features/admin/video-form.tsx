import { texts } from '#texts'
import { Button } from '../../ui/button'
import { Form, FormActions } from '../../ui/form'
import { FormSection } from '../../ui/form-section'
import { StatusBadge } from '../../ui/status-badge'
import { Text } from '../../ui/text'
import { TextField } from '../../ui/text-field'
import { NeedsConnection } from './needs-connection'
import { useVideoSetting, VIDEO_FIELD } from './use-video-setting'
import * as css from './video-form.css'

const words = texts.admin.siteSettings

/** The video of 'Como Funciona'. Empty is allowed: then the page has none. */
export function VideoForm({ stored }: { stored: string }) {
  const { value, type, problem, isPending, isUnsaved, isShown, save } = useVideoSetting(stored)
  return (
    <Form onSubmit={save} aria-label={words.title}>
      <NeedsConnection />
      <FormSection title={words.section}>
        <StatusBadge tone={isShown ? 'ok' : 'neutral'}>{isShown ? words.shown : words.notShown}</StatusBadge>
        <div>
          <TextField
            id={VIDEO_FIELD}
            type="url"
            inputMode="url"
            label={words.video}
            hint={words.videoHint}
            placeholder={words.videoPlaceholder}
            value={value}
            onChange={type}
            error={problem}
            isReadOnly={isPending}
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
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
