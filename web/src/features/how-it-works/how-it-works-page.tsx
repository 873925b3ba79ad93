import { texts } from '#texts'
import { NumberedSteps } from '../../ui/content/numbered-steps'
import { ThreeSteps } from '../../ui/drawings/three-steps'
import { Hero } from '../../ui/layout/hero'
import { PageSection } from '../../ui/layout/page-section'
import { ForWhom } from './for-whom'
import { SignUpCall } from './sign-up-call'
import { VideoSection } from './video-section'

const words = texts.howItWorks

export const meta = { description: words.description }

export const HowItWorksPage = () => (
  <>
    <Hero title={words.title} lead={words.lead} drawing={<ThreeSteps />} />
    <PageSection title={words.steps.title}>
      <NumberedSteps items={words.steps.items} />
    </PageSection>
    <VideoSection />
    <ForWhom />
    <SignUpCall />
  </>
)
