import { afterAll, expect, test } from 'vitest'
import { getAdministrationHome } from '#contract/administration/home.ts'
import { changeSite, getSiteSettings } from '#contract/site/site.ts'
import { reloadSite } from '#server/site/current-site.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()
// Other files of this process have the site without a name.
afterAll(async () => {
  await server.database.pool.query('update site_settings set name = null, country = null')
  await reloadSite(server.database.db)
})
const pageOf = async (path: string) => (await server.openClient().send(path, {})).text()

test('a site outside the United States promises no check against registers, and its footer says what its operator did', async () => {
  const { client } = await anAdministrator(server)
  await server.database.pool.query("update users set created_at = '2026-02-03'")
  const documented = await pageOf('/')
  const specified = [
    'We check EINs and other details against public registers.',
    'Connecting skills with purpose.',
    'Connecting talent globally',
    '© 2025-',
  ]
  expect(specified.filter((text) => !documented.includes(text))).toEqual([])
  const { version } = expectSuccess(await client.call(getSiteSettings, {}))
  const change = { version, name: 'Leeds Helps', country: 'GB' }
  expectSuccess(await client.call(changeSite, { body: change }))
  const { health } = expectSuccess(await client.call(getAdministrationHome, {}))
  expect(health?.registers).toEqual({ state: 'ok', postedOn: null })
  const own = await pageOf('/')
  const wrong = [...specified, 'EIN', 'public registers', '© 2025', 'Bridge Collective']
  expect(wrong.filter((text) => own.includes(text))).toEqual([])
  expect(/© 2026(-\d{4})? Leeds Helps/.test(own)).toBe(true)
  const { organizationId } = await anOrganization(server)
  const page = await pageOf(`/organizations/${organizationId}`)
  expect([page.includes('checked this organization'), page.includes('EIN')]).toEqual([false, false])
})
