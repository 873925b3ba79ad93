export const MOST_REASON = 300
