import { type Contact, contactFile } from '#domain/files/contact-file'
import { texts } from '#texts'
import { saveTextFile } from '../../components/files/save-text-file'

/** A phone that its person has sent. Product 94. */
export const saveContact = (contact: Contact): Promise<void> =>
  saveTextFile({ kind: texts.files.contact.file, about: contact.name, ending: 'vcf', content: contactFile(contact) })
