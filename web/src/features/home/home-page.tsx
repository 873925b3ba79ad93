import { Audiences } from './audiences'
import { Benefits } from './benefits'
import { ClosingCall } from './closing-call'
import { HomeHero } from './home-hero'
import { ServedRegions } from './served-regions'
import { Steps } from './steps'

export function HomePage() {
  return (
    <>
      <HomeHero />
      <Steps />
      <Benefits />
      <Audiences />
      <ServedRegions />
      <ClosingCall />
    </>
  )
}
