import { links } from '#links'
import { texts } from '#texts'
import { LinkButton } from '../../ui/forms/link-button'
import { ClosingBand } from '../../ui/layout/closing-band'

const words = texts.about.team

export const Team = () => (
  <ClosingBand title={words.title} text={words.text} actions={<LinkButton href={links.support()}>{words.action}</LinkButton>} />
)
