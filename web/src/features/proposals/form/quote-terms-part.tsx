import { validities } from '#domain/projects/quote'
import { emptyQuote } from '#domain/projects/quote-terms'
import { texts } from '#texts'
import { DaysField } from '../../../components/fields/days-field'
import { Heading } from '../../../ui/content/text/heading'
import { ChoiceChips } from '../../../ui/forms/choices/radio-field'
import { FieldRow } from '../../../ui/forms/form'
import { TextField } from '../../../ui/forms/text-field'
import { isQuoted } from './quote-draft'
import * as css from './quote-editor.css'
import { QuoteStages } from './quote-stages'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.quoteForm.terms

/** Start, stages and validity. */
export function QuoteTermsPart({ form }: { form: ProposalWriting }) {
  const typed = form.draft.value
  const validity = typed.valid_days ?? (isQuoted(typed) ? emptyQuote.valid_days : null)
  return (
    <div className={css.group}>
      <Heading level={3}>{words.title}</Heading>
      <FieldRow>
        <DaysField
          {...form.bind('starts_in')}
          label={words.startsIn}
          hint={words.startsInHint}
          unread={typed.starts_in_text}
          onChange={(starts_in, starts_in_text) => form.change({ starts_in, starts_in_text, ...(starts_in !== null && { starts_on: '' }) })}
        />
        <TextField
          {...form.bind('starts_on')}
          type="date"
          label={words.startsOn}
          onChange={(starts_on) => form.change({ starts_on, ...(starts_on && { starts_in: null, starts_in_text: '' }) })}
        />
      </FieldRow>
      <QuoteStages form={form} />
      <ChoiceChips
        label={words.validity}
        options={validities.map((days) => ({ value: String(days), text: words.days(days) }))}
        value={validity === null ? null : String(validity)}
        onChange={(chosen) => form.change({ valid_days: validities.find((days) => String(days) === chosen) ?? null })}
      />
    </div>
  )
}
