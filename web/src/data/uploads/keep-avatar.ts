import { addAvatar, type DeviceFailure, deviceFailure, type Pictures } from '../../sync'
import type { AccountStore } from '../store/account-store'

export type AvatarKept = { ok: true } | DeviceFailure

/** Rule P12. */
export async function keepAvatar({ database, userId }: AccountStore, pictures: Pictures): Promise<AvatarKept> {
  try {
    await addAvatar(database, userId, pictures)
    return { ok: true }
  } catch (error) {
    return deviceFailure('The picture could not be kept on this device.', error)
  }
}
