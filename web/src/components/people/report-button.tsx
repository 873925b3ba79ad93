import Flag from 'lucide-react/icons/flag'
import { texts } from '#texts'
import { Button } from '../../ui/forms/buttons/button'
import { useReport } from './use-report'

type Props = {
  /** Accessible name with its subject: 'Denunciar projeto'. */
  label: string
  subject: string
}

export function ReportButton({ label, subject }: Props) {
  return (
    <Button variant="quiet" isCompact icon={<Flag size={18} />} onPress={useReport(subject)} aria-label={label}>
      {texts.report.action}
    </Button>
  )
}
