import { MOST_COUNTED } from '#domain/projects/most-counted'

type CountWords = { count: (total: number) => string; countMore: (most: number) => string }

export const countText = ({ count, countMore }: CountWords, total: number): string => (total > MOST_COUNTED ? countMore(MOST_COUNTED) : count(total))
