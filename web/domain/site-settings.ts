import { FOOTER_ACTIVE } from '#domain/footer-settings'
import { videoId } from '#domain/values/video'
import { isWebsite } from '#domain/values/website'

type Rule = { isValid: (value: string) => boolean; refusal: 'website_invalid' | 'video_invalid' | 'malformed' }

export const MAX_SETTING = 500

const video: Rule = { isValid: (text) => text.length <= MAX_SETTING && videoId(text) !== null, refusal: 'video_invalid' }
const address: Rule = { isValid: isWebsite, refusal: 'website_invalid' }
const choice: Rule = { isValid: (value) => value === 'yes', refusal: 'malformed' }

/** Each may be empty: not set. Product 24 and 51. */
const rules = {
  how_it_works_video_url: video,
  footer_facebook: address,
  footer_instagram: address,
  footer_linkedin: address,
  [FOOTER_ACTIVE]: choice,
} as const satisfies Record<string, Rule>

export type SiteSetting = keyof typeof rules

export const isSiteSetting = (key: string): key is SiteSetting => Object.hasOwn(rules, key)

/** null where it can. */
export const settingRefusal = (key: SiteSetting, value: string): Rule['refusal'] | null =>
  value === '' || rules[key].isValid(value) ? null : rules[key].refusal
