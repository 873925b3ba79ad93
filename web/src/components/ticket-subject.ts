import { DEFAULT_SUBJECT, reportedIn } from '#domain/support-ticket'
import { texts } from '#texts'

/** The subject of a ticket as it is read: that of a report with the name of what it is about, '' where that is gone or not known here. */
export function ticketSubject(subject: string, name: string): string {
  const reported = reportedIn(subject)
  if (reported) return texts.report.about[reported.kind](name)
  return subject === DEFAULT_SUBJECT ? texts.supportChat.generalSubject : subject
}
