import { texts } from '#texts'
import { LegalText } from './legal-text'

export const meta = { description: texts.terms.description }

export const TermsPage = () => <LegalText {...texts.terms} />
