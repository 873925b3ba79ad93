import { texts } from '#texts'
import { Text } from '../../ui/content/text'
import { Button } from '../../ui/forms/button'
import { Form, FormActions } from '../../ui/forms/form'
import { FormSection } from '../../ui/forms/form-section'
import { TextField } from '../../ui/forms/text-field'
import { useVideoSetting } from './use-video-setting'
import * as css from './video-form.css'
import { VideoPreview } from './video-preview'

const words = texts.admin.siteSettings

/** The video of 'Como Funciona'. Empty is allowed: then the page has none. */
export function VideoForm({ stored }: { stored: string }) {
  const { form, isUnsaved, typed } = useVideoSetting(stored)
  return (
    <Form {...form.formProps} aria-label={words.title}>
      <FormSection title={words.section}>
        <div>
          <TextField
            {...form.bind('video')}
            type="url"
            inputMode="url"
            label={words.video}
            hint={words.videoHint}
            placeholder={words.videoPlaceholder}
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
        <VideoPreview address={typed} />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={words.saving}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
