import { texts } from '#texts'
import { NumberedSteps } from '../../ui/numbered-steps'
import { PageSection } from '../../ui/page-section'

const { steps } = texts.home

export const Steps = () => (
  <PageSection title={steps.title} note={steps.count}>
    <NumberedSteps items={steps.items} />
  </PageSection>
)
