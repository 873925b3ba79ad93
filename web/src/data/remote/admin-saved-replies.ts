import * as v from 'valibot'
import { askServer, type Remote } from './remote'

const savedReply = v.object({ id: v.string(), title: v.string(), content: v.string() })
export type SavedReply = v.InferOutput<typeof savedReply>

const answer = v.object({ replies: v.array(savedReply) })

export const fetchSavedReplies = (token: string, signal: AbortSignal): Promise<Remote<v.InferOutput<typeof answer>>> =>
  askServer({ path: '/api/admin/saved-replies', schema: answer, signal, token })
