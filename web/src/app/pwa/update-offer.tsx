import { useAtomValue } from 'jotai/react'
import { useOptionalPart } from '../../components/use-optional-part'
import { useUnpressed } from '../../ui/feedback/use-unpressed'
import { waitingUpdate } from './update'

export function UpdateOffer() {
  const update = useAtomValue(waitingUpdate)
  const Prompt = useOptionalPart(load, update !== null)
  return useUnpressed(update && Prompt ? <Prompt update={update} /> : null)
}

const load = async () => (await import('./update-prompt')).UpdatePrompt
