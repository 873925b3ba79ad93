/** Characters of the reason that an administrator gives for an act, which another person reads. */
export const MOST_REASON = 300
