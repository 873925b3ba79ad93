import { useId } from 'react'
import * as v from 'valibot'
import { reportReasons } from '#domain/collections/messages'
import { MAX_SUPPORT_MESSAGE } from '#domain/commands/send-support-message'
import { MOST_ENCLOSED, type ReportReason, reportedIn } from '#domain/support-ticket'
import { written } from '#domain/values/written-text'
import { newId } from '#new-id'
import { texts } from '#texts'
import { atMost } from '../../components/fields/at-most'
import { DraftTrouble } from '../../components/fields/draft-note'
import { pressFailureText } from '../../components/stored-or-told'
import { closeReport, openSupport } from '../../components/support-door'
import { useDispatch } from '../../data/commands/use-dispatch'
import { useDraft } from '../../data/drafts/drafts'
import { draftNames } from '../../data/kept-drafts/draft-names'
import { useMessages } from '../../data/queries/conversations'
import type { TicketView } from '../../data/queries/support'
import { Text } from '../../ui/content/text/text'
import { Button } from '../../ui/forms/buttons/button'
import { Checkbox } from '../../ui/forms/choices/checkbox'
import { ChoiceChips } from '../../ui/forms/choices/radio-field'
import { Form } from '../../ui/forms/form'
import { FormTroubles } from '../../ui/forms/form-troubles'
import { TextArea } from '../../ui/forms/text-area'
import { type Answer, type Typed, useForm } from '../../ui/forms/use-form'
import { Dialog } from '../../ui/overlays/dialog'

const words = texts.report
const options = reportReasons.map((value) => ({ value, text: words.reasons[value] }))

const values = v.object({ reason: v.nullable(v.picklist(reportReasons)), content: v.string(), encloses: v.boolean() })
type Values = v.InferOutput<typeof values>
type Props = { subject: string; reason: ReportReason | null; tickets: readonly TicketView[] }

const nothingTyped: Values = { reason: null, content: '', encloses: true }

/**
 * Asks for a reason, offline too; what is typed stays on the device until it is sent. Then the chat of the report opens, where it is written
 * whether it was sent. Product 38 and 117.
 */
export function ReportDialog({ subject, reason, tickets }: Props) {
  const id = useId()
  const dispatch = useDispatch()
  const kind = reportedIn(subject)?.kind ?? 'person'
  const named = useNewest(kind === 'conversation' ? (reportedIn(subject)?.id ?? '') : '')
  const known = tickets.find(({ ticket }) => ticket.subject === subject)
  const draft = useDraft(draftNames.report(subject), nothingTyped, isReport)
  const form = useForm({ id, typed: beginningWith(reason, draft), check, send })

  async function send({ reason: why, content, encloses }: Values, { refuse }: Answer<keyof Values>) {
    if (!why) return
    const report = {
      message_id: newId(),
      ticket_id: known?.ticket.id ?? newId(),
      subject,
      content: written(content) || words.reasons[why],
      reason: why,
      ...(encloses && named.length > 0 && { enclosed: named }),
    }
    const dispatched = await draft.dispatching((command) => dispatch('send_support_message', report, command))
    if (!dispatched.ok) return refuse(pressFailureText(dispatched.code))
    await draft.discard()
    openSupport(subject)
  }

  const footer = (
    <>
      {known ? (
        <Button variant="quiet" onPress={() => openSupport(subject)}>
          {words.seeOwn}
        </Button>
      ) : (
        <Button onPress={closeReport} isDisabled={form.isPending}>
          {texts.actions.cancel}
        </Button>
      )}
      <Button variant="primary" type="submit" form={id} isPending={form.isPending} isDisabled={!draft.ready}>
        {words.confirm}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={closeReport} title={words.title[kind]} closeLabel={texts.actions.cancel} isDismissable={!form.isPending} footer={footer}>
      <Text tone="soft">{words.calm}</Text>
      <FormTroubles form={form} refusalTitle={words.failed('').title} />
      <Form id={id} {...form.formProps} aria-label={words.title[kind]}>
        <ChoiceChips {...form.bind('reason')} label={words.reason} options={options} isRequired />
        <TextArea {...form.bind('content')} label={words.sentence} {...atMost(MAX_SUPPORT_MESSAGE)} isShort />
        {named.length > 0 ? (
          <Checkbox isSelected={form.values.encloses} onChange={(encloses) => form.change({ encloses })}>
            {words.enclose}
          </Checkbox>
        ) : null}
        <DraftTrouble trouble={draft.trouble} />
      </Form>
    </Dialog>
  )
}

/** The reason that the dialog was opened with, until another one is chosen. */
const beginningWith = (reason: ReportReason | null, { value, setValue }: Typed<Values>): Typed<Values> => {
  const begun = (values: Values): Values => ({ ...values, reason: values.reason ?? reason })
  return { value: begun(value), setValue: (next) => setValue((newest) => next(begun(newest))) }
}

const isReport = (kept: unknown): kept is Values => v.is(values, kept)

/** Ids of the newest messages that this device has received: what is still unsent the other side has not read. */
function useNewest(conversationId: string): string[] {
  const { messages = [] } = useMessages(conversationId) ?? {}
  return messages
    .filter(({ waiting }) => !waiting)
    .slice(-MOST_ENCLOSED)
    .map(({ id }) => id)
}

function check({ reason, content }: Values) {
  return {
    reason: reason ? undefined : words.reasonMissing,
    content: written(content).length > MAX_SUPPORT_MESSAGE ? texts.errors.fields.too_long : undefined,
  }
}
