import * as v from 'valibot'
import { accept, alreadySo, defineCommand, refuse, set } from '#domain/command'
import { id } from '#domain/fields'

/** Up to 100 single ones, or all up to the newest on the screen. */
const args = v.union([
  v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(100)), up_to: v.optional(v.undefined()) }),
  v.object({ up_to: id, ids: v.optional(v.undefined()) }),
])
export type MarkNotificationsRead = v.InferOutput<typeof args>

/** Bulk marking reaches only unread ones. Source: product 40, 68, rule P1. */
export const markNotificationsRead = defineCommand(args, {
  reads: (given) => idsOf(given).map((notification) => ['notifications', notification] as const),
  record: (given, me) => ['notifications', given.up_to ?? given.ids?.[0] ?? me.id],
  onRefusal: 'forget',

  decide({ notifications }, given, me) {
    const found = notifications.filter((notification) => notification?.user_id === me.id)
    const [newest] = found
    if (given.up_to) {
      if (!newest) return refuse('parent_missing')
      const where = { user_id: me.id, is_read: false }
      return accept([{ op: 'set_all', collection: 'notifications', where, until: newest.created_at, fields: { is_read: true } }])
    }
    const unread = found.flatMap((notification) => (notification && !notification.is_read ? [notification.id] : []))
    return unread.length === 0 ? alreadySo : accept(unread.map((notification) => set('notifications', notification, { is_read: true })))
  },
})

const idsOf = (given: MarkNotificationsRead): string[] => given.ids ?? (given.up_to ? [given.up_to] : [])
