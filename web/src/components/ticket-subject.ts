import { DEFAULT_SUBJECT, reportedIn } from '#domain/support-ticket'
import { texts } from '#texts'

/** A report's subject has the reported name, '' where that is gone or unknown here. */
export function ticketSubject(subject: string, name: string): string {
  const reported = reportedIn(subject)
  if (reported) return texts.report.about[reported.kind](name)
  return subject === DEFAULT_SUBJECT ? texts.supportChat.generalSubject : subject
}
