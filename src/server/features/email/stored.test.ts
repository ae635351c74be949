import { expect, test } from 'vitest'
import { getEmailDelivery } from '#contract/email/email.ts'
import { exportStoredEmails, listStoredEmails } from '#contract/email/stored.ts'
import { loadConfig } from '#server/config/config.ts'
import { outbox } from '#server/db/tables/email.ts'
import { fetchPages } from '#tests/support/checks/pages.ts'
import { downloadCsv, listRecordedExports } from '#tests/support/calls/csv.ts'
import { useServer } from '#tests/support/running/server.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import { expectSuccess } from '#tests/support/scenarios/scenario.ts'
import { presentDelivery } from './delivery.ts'

const server = useServer()

test('administrators see to whom the emails of the outbox are and about what, never what they say', async () => {
  const { client, id } = await anAdministrator(server)
  const texts = { text: 'https://example.org/auth/reset#secret', html: '<a href="#secret">' }
  await server.database.db.delete(outbox)
  await server.database.db.insert(outbox).values(
    Array.from({ length: 30 }, (_, index) => ({
      ...texts,
      messageId: `stored-${index}`,
      recipient: `person${index}@example.org`,
      subject: index === 7 ? '=Reset' : 'Verify your email',
      createdAt: new Date(Date.now() - index * 1000),
    })),
  )
  expect(expectSuccess(await client.call(getEmailDelivery, {})).storesEmails).toBe(true)
  // Also once the site has a mail server, until they are gone.
  const config = loadConfig({ SMTP_URL: 'smtp://mail.example.org' })
  const showsStored = async () => (await presentDelivery({ config, db: server.database.db })).storesEmails
  expect(await showsStored()).toBe(true)
  const first = await client.call(listStoredEmails, { query: {} })
  expect(JSON.stringify(first.body)).not.toContain('secret')
  expect(expectSuccess(first).slice(0, 2)).toMatchObject([
    { recipient: 'person0@example.org', subject: 'Verify your email' },
    { recipient: 'person1@example.org' },
  ])
  const pages = await fetchPages(client, '/api/admin/email/outbox')
  expect(pages.map(({ length }) => length)).toEqual([12, 12, 6])
  expect(new Set(pages.flat()).size).toBe(30)
  const search = async (q: string) =>
    expectSuccess(await client.call(listStoredEmails, { query: { q } })).map(({ recipient }) => recipient)
  expect(await search('RESET')).toEqual(['person7@example.org'])
  expect(await search('person29@')).toEqual(['person29@example.org'])
  const { lines } = await downloadCsv(client, exportStoredEmails.path, { q: 'reset' })
  expect(lines).toEqual([
    'Recipient,Subject,Stored (UTC)',
    expect.stringMatching(/^person7@example.org,"?'=Reset"?,/),
  ])
  expect((await listRecordedExports(server, id)).at(-1)).toEqual({
    object_type: 'site',
    after: { list: 'stored emails', filter: ['q'] },
  })
  await server.database.db.delete(outbox)
  expect(await showsStored()).toBe(false)
})
