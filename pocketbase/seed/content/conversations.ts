import { conversationsOfMarina } from './conversations-of-marina'
import { conversationsOfOthers } from './conversations-of-others'

export const conversations = [...conversationsOfMarina, ...conversationsOfOthers]
