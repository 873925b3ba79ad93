import { FOOTER_ACTIVE } from '#domain/footer-settings'
import { isWebsite } from '#domain/values/website'

type Rule = { isValid: (value: string) => boolean; refusal: 'website_invalid' | 'malformed' }

/** As much as the column takes. */
export const MAX_SETTING = 500

// Any address may be stored; what is no video is not shown.
const isAddress = (text: string): boolean => text.length <= MAX_SETTING && /^https?:\/\/\S+$/i.test(text)
const video: Rule = { isValid: isAddress, refusal: 'website_invalid' }
const address: Rule = { isValid: isWebsite, refusal: 'website_invalid' }
const choice: Rule = { isValid: (value) => value === 'yes', refusal: 'malformed' }

/** Settings that an administrator may change and everyone may read. Each can be empty: then it is not set. Product 24 and 51. */
const rules = {
  how_it_works_video_url: video,
  footer_facebook: address,
  footer_instagram: address,
  footer_linkedin: address,
  [FOOTER_ACTIVE]: choice,
} as const satisfies Record<string, Rule>

export type SiteSetting = keyof typeof rules

export const isSiteSetting = (key: string): key is SiteSetting => Object.hasOwn(rules, key)

/** Why a value cannot be set; null where it can. */
export const settingRefusal = (key: SiteSetting, value: string): Rule['refusal'] | null =>
  value === '' || rules[key].isValid(value) ? null : rules[key].refusal
