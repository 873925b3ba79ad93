import { reportSubject } from '#domain/support-ticket'
import { texts } from '#texts'
import { useReport } from '../../components/people/use-report'
import { Button } from '../../ui/forms/buttons/button'
import * as css from './payment-line.css'

const words = texts.messages

/** Under a message that asks for money before the work. Product 119. */
export function PaymentLine({ conversationId }: { conversationId: string }) {
  const report = useReport(reportSubject({ kind: 'conversation', id: conversationId }), 'payment')
  return (
    <p className={css.underMessage}>
      {words.paymentAhead}
      <span className={css.action}>
        <Button variant="quiet" isCompact onPress={report} aria-label={texts.report.conversation}>
          {texts.report.action}
        </Button>
      </span>
    </p>
  )
}

/** Before such a message is sent; it holds nothing up. */
export const OwnPaymentLine = () => (
  <p role="status" className={css.overField}>
    {words.paymentAhead}
  </p>
)
