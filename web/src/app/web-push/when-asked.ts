import type { AnswerListener } from '../../data/store/account-store'

export const PUSH_ASKED = 'push-asked'

const JUST_NOW_MS = 10_000

/** `now` is this device's clock. */
export const waitsForAnswer = (accepted: Parameters<AnswerListener>[0]['accepted'], now: number): boolean =>
  accepted.some(({ verb, at }) => (verb === 'publish_project' || verb === 'send_proposal') && now - Date.parse(at) < JUST_NOW_MS)
