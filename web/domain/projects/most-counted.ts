/** A long list is counted as far as this; what is beyond is 'more than'. */
export const MOST_COUNTED = 5_000
