import { texts } from '#texts'
import { links } from '../../links'
import { ClosingBand } from '../../ui/closing-band'
import { LinkButton } from '../../ui/link-button'

const words = texts.about.team

export const Team = () => (
  <ClosingBand title={words.title} text={words.text} actions={<LinkButton href={links.support()}>{words.action}</LinkButton>} />
)
