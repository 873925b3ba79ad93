import { Audiences } from './audiences'
import { Benefits } from './benefits'
import { ClosingCall } from './closing-call'
import { HomeHero } from './home-hero'
import { Steps } from './steps'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Steps />
      <Benefits />
      <Audiences />
      <ClosingCall />
    </>
  )
}
