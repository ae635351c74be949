import { expect, test } from 'vitest'
import { changeSite, getSiteSettings } from '#contract/site/site.ts'
import { useServer, type Client } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()

const fetchPage = async (path: string) => (await server.openClient().send(path, {})).text()

async function change(client: Client, said: { country: string }) {
  const { version } = expectSuccess(await client.call(getSiteSettings, {}))
  return client.call(changeSite, { body: { version, ...said } })
}

test('the country decides whether dates begin with the day, and whether a place may be a ZIP code', async () => {
  const { client } = await anAdministrator(server)
  const place = async () => {
    const { body } = await server.openClient().get('/api/projects?near=Nowhereville')
    return JSON.stringify(body)
  }
  expect(await place()).toContain('or a US ZIP code')
  const legal = () => fetchPage('/legal/privacy')
  expect(await legal()).toContain('November 30, 2026')
  expectSuccess(await change(client, { country: 'GB' }))
  expect(await legal()).toContain('30 November 2026')
  expect(await legal()).not.toContain('November 30, 2026')
  expect(await place()).not.toContain('ZIP')
  expectSuccess(await change(client, { country: 'CA' }))
  expect(await legal()).toContain('November 30, 2026')
})
