import { useId, useState } from 'react'
import { fitsIn, MOST_CHANGE_TEXT, mayProposeMore } from '#domain/projects/deal-changes'
import { newId } from '#new-id'
import { errorText, texts } from '#texts'
import { AmountField } from '../../../components/fields/amount-field'
import { atMost } from '../../../components/fields/at-most'
import { DaysField } from '../../../components/fields/days-field'
import { DraftTrouble } from '../../../components/fields/draft-note'
import { QuotaNote } from '../../../components/fields/quota-note'
import { FormDialog } from '../../../components/form-dialog'
import { changeOutcome } from '../../../components/projects/work/change-outcome'
import { pressFailureText } from '../../../components/stored-or-told'
import { useDispatch } from '../../../data/commands/use-dispatch'
import { useDraft } from '../../../data/drafts/drafts'
import { draftNames } from '../../../data/kept-drafts/draft-names'
import { Money } from '../../../ui/content/text/money'
import { Text } from '../../../ui/content/text/text'
import { Banner } from '../../../ui/feedback/banner'
import { ChoiceChips } from '../../../ui/forms/choices/radio-field'
import { TextArea } from '../../../ui/forms/text-area'
import { type Answer, useForm } from '../../../ui/forms/use-form'
import { changeOf, changeProblems, emptyChange, isTypedChange, type TypedChange, type Way } from './change-form'
import { namedOf, type Worked } from './worked'

const words = texts.work.changes

/** Keeps what is typed when it is closed. Product 38, 42 and 122. */
export function ChangeDialog({ onClose, ...work }: Worked & { onClose: () => void }) {
  const { project, proposal, deal } = work
  const id = useId()
  /** A second press proposes nothing more. */
  const [change_id] = useState(newId)
  const dispatch = useDispatch()
  const draft = useDraft(draftNames.change(project.id), emptyChange, isTypedChange)
  const form = useForm({ id, typed: draft, check: (typed: TypedChange) => changeProblems(typed, deal), send })
  const isFull = !mayProposeMore(deal, work.side)
  const { amountWay, daysWay } = form.values
  const change = changeOf(form.values)

  async function send(typed: TypedChange, { refuse }: Answer<'text' | 'amount' | 'days'>) {
    const args = { ...namedOf(work), change_id, ...changeOf(typed) }
    const dispatched = await draft.dispatching((command) => dispatch('propose_change', args, command))
    if (!dispatched.ok) return refuse(pressFailureText(dispatched.code))
    await draft.discard()
    onClose()
  }

  return (
    <FormDialog id={id} form={form} onClose={onClose} title={words.propose} submit={words.send} failed={texts.work.change.failed('').title}>
      {isFull ? <Banner tone="warn">{errorText('too_many_changes')}</Banner> : <QuotaNote quota="deal_changes" />}
      <TextArea
        {...form.bind('text')}
        label={texts.work.change.text}
        placeholder={words.placeholder}
        {...atMost(MOST_CHANGE_TEXT)}
        counter={texts.projects.newProject.counter}
        isShort
      />
      <WayChips label={texts.deal.amount} way={amountWay} onChange={(way) => form.change({ amountWay: way })} />
      {amountWay === '' ? null : <AmountField {...form.bind('amount')} label={words.amount[amountWay]} />}
      <WayChips label={texts.deal.days} way={daysWay} onChange={(way) => form.change({ daysWay: way })} />
      {daysWay === '' ? null : <DaysField {...form.bind('days')} label={words.days[daysWay]} />}
      {fitsIn(deal, change) ? (
        <Text>
          <Money>{changeOutcome(proposal, deal, change).join(' ')}</Money>
        </Text>
      ) : null}
      <Text size="s" tone="soft">
        {words.notYet}
      </Text>
      <DraftTrouble trouble={draft.trouble} />
    </FormDialog>
  )
}

const options = [
  { value: 'same', text: words.ways.same },
  { value: 'more', text: words.ways.more },
  { value: 'less', text: words.ways.less },
] as const

const WayChips = ({ label, way, onChange }: { label: string; way: Way; onChange: (way: Way) => void }) => (
  <ChoiceChips label={label} options={options} value={way === '' ? 'same' : way} onChange={(chosen) => onChange(chosen === 'same' ? '' : chosen)} />
)
