import { isDocumentNumber } from '#domain/values/document-number'

/** '(19) 98765-4321', '19987654321', '98765-4321', '+55 …'; not 'R$ 1200-1500'. */
const phone = /(?<![\d,.])(?:\+?55[ .-]?)?(?:\(?0?[1-9]{2}\)?[ .-]?(?:9[ .]?\d{4}|[2-5]\d{3})|9[ .]?\d{4})[ .-]?\d{4}(?![\d,])/
const address = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i
const site = /\bhttps?:\/\/|\bwww\.|\b[a-z\d-]{2,}\.(?:com|net|org|app|me)(?:\.br)?\b/i
const handle = /(?:^|[\s(:])@[a-z][\w.]{2,}/i
/** Pix makes random keys of this form. */
export const randomKey = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i
const documents = /\d{3}\.?\d{3}\.?\d{3}-?\d{2}|[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}/gi

/** A phone, an e-mail, a page, a profile of a network, or a Pix key. */
export const hasContactData = (text: string): boolean =>
  [phone, address, site, handle, randomKey].some((pattern) => pattern.test(text)) ||
  (text.match(documents) ?? []).some((found) => isDocumentNumber(found, found.replace(/\W/g, '').length > 11 ? 'CNPJ' : 'CPF'))
