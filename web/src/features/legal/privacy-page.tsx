import { texts } from '#texts'
import { LegalText } from './legal-text'

export const meta = { description: texts.privacy.description }

export const PrivacyPage = () => <LegalText {...texts.privacy} />
