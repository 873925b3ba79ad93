import { texts } from '#texts'
import { NumberedSteps } from '../../ui/content/numbered-steps'
import { PageSection } from '../../ui/layout/page-section'

const { steps } = texts.home

export const Steps = () => (
  <PageSection title={steps.title} note={steps.count}>
    <NumberedSteps items={steps.items} />
  </PageSection>
)
