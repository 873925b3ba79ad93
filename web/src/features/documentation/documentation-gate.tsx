import Lock from 'lucide-react/icons/lock'
import type { Documentation } from '#domain/wire-answers'
import { texts } from '#texts'
import { NeedsConnection } from '../../components/needs-connection'
import { SecretField } from '../../components/secret-field'
import { Heading } from '../../ui/content/heading'
import { VisuallyHidden } from '../../ui/content/visually-hidden'
import { Button } from '../../ui/forms/button'
import { Form } from '../../ui/forms/form'
import { FormTroubles } from '../../ui/forms/form-troubles'
import { Page } from '../../ui/layout/app-frame'
import { PageHeader } from '../../ui/layout/page-header'
import * as css from './documentation-gate.css'
import { useDocumentationGate } from './use-documentation-gate'

const words = texts.documentation

/** What stands before the technical documentation until its password was given. Product 3. */
export function DocumentationGate({ onOpen }: { onOpen: (documentation: Documentation) => void }) {
  const { wrongPassword, isHighlighted, field, ...form } = useDocumentationGate(onOpen)
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <NeedsConnection />
      <section aria-labelledby="documentation-gate" className={isHighlighted ? css.wrong : css.card}>
        <div className={css.head}>
          <span className={css.icon}>
            <Lock size={24} />
          </span>
          <Heading level={2} id="documentation-gate">
            {words.gate}
          </Heading>
        </div>
        <FormTroubles form={form} />
        <Form {...form.formProps} aria-label={words.gate}>
          <SecretField
            {...field}
            name="password"
            label={words.password}
            hint={wrongPassword ?? words.hint}
            error={isHighlighted ? wrongPassword : field.error}
            autoComplete="current-password"
          />
          <Button type="submit" variant="primary" isWide isPending={form.isPending} pendingLabel={words.opening}>
            {words.open}
          </Button>
        </Form>
        {/* Focus stays where Enter was pressed, so that the field's own description is not read again. */}
        <VisuallyHidden>
          <span role="alert">{wrongPassword}</span>
        </VisuallyHidden>
      </section>
    </Page>
  )
}
