/** Longer lists count as 'more than'. */
export const MOST_COUNTED = 5_000
