import type { Project } from '#domain/documents'
import { texts } from '#texts'
import { Heading } from '../../../ui/content/text/heading'
import { TextArea } from '../../../ui/forms/text-area'
import { QuoteAgain } from './quote-again'
import * as css from './quote-editor.css'
import { QuoteMorePart } from './quote-more-part'
import { QuoteRows } from './quote-rows'
import { QuoteTermsPart } from './quote-terms-part'
import type { ProposalWriting } from './use-proposal-form'

const words = texts.quoteForm

type Props = { form: ProposalWriting; project: Project }

/** Parts of the price, when and how it is paid, what else. Product 107. */
export const QuoteEditor = ({ form, project }: Props) => (
  <div className={css.editor}>
    <div className={css.group}>
      <div className={css.head}>
        <Heading level={3}>{words.rows.title}</Heading>
        <QuoteAgain form={form} />
      </div>
      <QuoteRows form={form} project={project} />
      <TextArea {...form.bind('excluded')} label={words.excluded.label} hint={words.excluded.hint} placeholder={words.excluded.placeholder} isShort />
    </div>
    <QuoteTermsPart form={form} />
    <QuoteMorePart form={form} />
  </div>
)
