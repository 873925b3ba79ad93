/** Product 93. */
export const isBlocked = (person: string, other: string): string =>
  `EXISTS (SELECT 1 FROM silences s WHERE s.user_id = ${person} AND s.person_id = ${other} AND s.conversation_id = '')`

/** The conversation is muted, or the other person blocked. */
export const isSilenced = (person: string, other: string, conversation: string): string =>
  `EXISTS (SELECT 1 FROM silences s WHERE s.user_id = ${person} AND s.person_id = ${other} AND s.conversation_id IN ('', ${conversation}))`
