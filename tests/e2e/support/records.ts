import { changeRecord, createRecord, recordsOf, type Server } from '../../support/server/server-client'

export async function setVideo(server: Server, value: string): Promise<void> {
  const [setting] = await recordsOf(server, 'site_settings', 'key = "how_it_works_video_url"', '')
  if (setting) await changeRecord(server, 'site_settings', String(setting.id), { value })
  else await createRecord(server, 'site_settings', { key: 'how_it_works_video_url', value })
}

/** Ends every session of the account. */
export async function changePassword(server: Server, email: string, password: string): Promise<void> {
  const [user] = await recordsOf(server, 'users', `email = "${email}"`)
  await changeRecord(server, 'users', String(user?.id), { password, passwordConfirm: password })
}
