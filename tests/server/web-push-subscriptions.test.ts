import { describe, expect, test } from 'vitest'
import { post, quoted, remove, runJob, sql } from '../support/server/server-client'
import { hashOf } from './support/newcomers'
import { longAgo, pushDevices } from './support/push-devices'
import { signedIn } from './support/session'

const { server, ana, device, news, rowOf, isThere, change, publishedTo } = pushDevices()

describe('[W5b] a subscription', () => {
  test('ends with its session, its account, sixty days without the app, and by its secret', async () => {
    const [carla, davi] = [await signedIn(server, 'empresa'), await signedIn(server, 'cliente')]
    const [ofKey, ofAccount, forgotten, left] = [await device(carla), await device(davi), await device(ana), await device(ana)]
    await sql(server, `UPDATE users SET tokenKey = tokenKey || 'x' WHERE id = ${quoted(carla.id)}`)
    await remove(server, 'users', davi.id)
    await change(forgotten, `seen_at = '${longAgo}'`)
    await runJob(server, 'drop-old-web-pushes')
    expect((await post(server, '/api/web-push/end', { secret: left.secret })).status).toBe(204)
    await expect.poll(() => isThere(forgotten)).toBe(false)
    for (const one of [ofKey, ofAccount, left]) expect(await isThere(one)).toBe(false)
    expect((await post(server, '/api/web-push/news', { secret: left.secret })).status).toBe(404)
  })

  test('is named by no absent secret', async () => {
    const planted = await device(ana)
    await change(planted, `secret = ${quoted(hashOf(''))}`)
    for (const door of ['news', 'end', 'read']) {
      for (const body of [{}, { secret: '' }, { secret: `${hashOf('')}x` }])
        expect((await post(server, `/api/web-push/${door}`, body)).status).toBe(400)
    }
    expect(await sql(server, `SELECT 1 FROM web_push_subscriptions WHERE secret = ${quoted(hashOf(''))}`)).toHaveLength(1)
  })

  test('is one of ten that an account has, keeps what it was told when it is renewed, and goes with its endpoint to another account', async () => {
    const [carla, davi] = [await signedIn(server, 'empresa'), await signedIn(server, 'empresa')]
    const first = await device(carla)
    await publishedTo(carla)
    await device(carla, { ...first, kinds: ['projects'] })
    expect(await news(first)).toMatchObject({ title: 'Novo projeto na sua região' })
    // Its browser gave the device another endpoint.
    const again = await device(carla, { secret: first.secret })
    expect([await isThere(first), await isThere(again)]).toEqual([false, true])
    for (let count = 1; count <= 10; count++) await device(carla)
    expect(await isThere(again)).toBe(false)
    const shared = await device(carla)
    await publishedTo(carla)
    const taken = await device(davi, { endpoint: shared.endpoint })
    expect([await news(shared), await news(taken)]).toEqual([{ code: 'not_found' }, { unread: 0 }])
    expect((await rowOf(taken))?.due_at).toBe('')
  })
})
