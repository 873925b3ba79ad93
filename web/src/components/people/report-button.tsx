import Flag from 'lucide-react/icons/flag'
import { texts } from '#texts'
import { Button } from '../../ui/forms/buttons/button'
import { useReport } from './use-report'

type Props = {
  /** 'Denunciar projeto', for who does not see what it stands beside. */
  label: string
  subject: string
}

/** Quiet, and there when it is needed. */
export function ReportButton({ label, subject }: Props) {
  return (
    <Button variant="quiet" isCompact icon={<Flag size={18} />} onPress={useReport(subject)} aria-label={label}>
      {texts.report.action}
    </Button>
  )
}
