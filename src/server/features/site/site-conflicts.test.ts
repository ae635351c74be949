import { expect, test } from 'vitest'
import { changeSite, getSiteSettings, type SiteChangeInput } from '#contract/site/site.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()

test('two administrators who change different sections both save, and only the same section is refused', async () => {
  const [one, other] = [await anAdministrator(server), await anAdministrator(server)]
  const { version } = expectSuccess(await other.client.call(getSiteSettings, {}))
  const save = ({ client }: typeof one, said: Omit<SiteChangeInput, 'version'>, from = version) =>
    client.call(changeSite, { body: { version: from, ...said } })
  expectSuccess(await save(one, { contactEmail: 'hi@leeds.example', timeZone: 'Europe/London' }))
  const saved = expectSuccess(await save(other, { heroTitle: 'Leeds helps', heroText: null }))
  expect(saved).toMatchObject({
    version: version + 2,
    contactEmail: 'hi@leeds.example',
    heroTitle: 'Leeds helps',
  })
  expect((await save(one, { heroTitle: 'Mine', heroText: null })).status).toBe(409)
  expect((await save(other, { contactEmail: null, country: 'GB' })).status).toBe(409)
  expectSuccess(await save(one, { heroTitle: 'Mine' }, saved.version))
  expect((await save(other, { name: 'Early' }, saved.version + 2)).status).toBe(409)
})

test('what an older release changed is unknown, so older versions are refused, also later', async () => {
  const [one, other] = [await anAdministrator(server), await anAdministrator(server)]
  const { version } = expectSuccess(await other.client.call(getSiteSettings, {}))
  await server.database.pool.query('update site_settings set hero_title = $1, version = version + 1', ['Old'])
  const save = (body: SiteChangeInput) => other.client.call(changeSite, { body })
  expect((await save({ version, heroTitle: 'Lost' })).status).toBe(409)
  expectSuccess(await one.client.call(changeSite, { body: { version: version + 1, country: 'GB' } }))
  expect((await save({ version, heroTitle: 'Lost' })).status).toBe(409)
  expectSuccess(await save({ version: version + 1, heroTitle: 'Found' }))
})

test('someone else changed the settings first, so a change from an older version is refused', async () => {
  const [one, other] = [await anAdministrator(server), await anAdministrator(server)]
  const { version } = expectSuccess(await other.client.call(getSiteSettings, {}))
  expectSuccess(await one.client.call(changeSite, { body: { version, name: 'Leeds Helps' } }))
  const late = await other.client.call(changeSite, { body: { version, name: 'Bradford Helps' } })
  expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'site_changed' })])
  expect((await server.database.pool.query('select name from site_settings')).rows).toEqual([
    { name: 'Leeds Helps' },
  ])
})
