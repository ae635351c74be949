import { expect, test } from 'vitest'
import { createSavedSearch, type NewSavedSearch } from '#contract/projects/saved-searches.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import {
  choose,
  oneClickPath,
  readEmailText,
  useNotificationEmails,
} from '#tests/support/scenarios/notification-choices.ts'
import {
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  type Person,
} from '#tests/support/scenarios/scenario.ts'

const delivery = useEmailDelivery()
const { server, pass } = delivery
const { startEmailDelivery, oneClick } = useNotificationEmails(delivery)
const day = 86_400_000

const save = async ({ client }: Person, search: Partial<NewSavedSearch>) =>
  expectSuccess(
    await client.call(createSavedSearch, {
      body: { name: 'Gardens', frequency: 'at_once', filters: { search: 'garden' }, ...search },
    }),
  )
const listSearches = async ({ client }: Person) =>
  (await client.get('/api/saved-searches')).body.map(
    ({ name, endedAt }: { name: string; endedAt: string | null }) => [name, endedAt === null],
  )

test('the email of a saved search names the project and the search, and one press ends it and undoes that', async () => {
  const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
  await save(reader, {})
  await save(reader, { name: 'Orchards', filters: { search: 'orchard' } })
  const { drain, emailsTo } = await startEmailDelivery()
  const project = await aProject(owner, { title: 'Signs for the garden' })
  await drain()
  const [email, ...others] = emailsTo(reader)
  expect(others).toEqual([])
  const text = readEmailText(email)
  expect(text).toContain('Gardens')
  expect(text).toContain(`/project/${project.id}`)
  expect(headerOf(email ?? { raw: '', from: '', to: [] }, 'List-ID')).toContain('saved_search')
  const path = oneClickPath(email)
  const token = path.split('token=')[1]
  const found = await server.openClient().post('/api/unsubscribe/find', { token })
  expect(found.body).toEqual({ topic: 'saved_search', isOn: true, search: { name: 'Gardens' } })
  for (const time of ['first', 'second']) {
    const answer = await oneClick(path)
    expect([time, answer.status, await answer.json()]).toMatchObject([time, 200, { isOn: false }])
  }
  expect(await listSearches(reader)).toEqual([
    ['Orchards', true],
    ['Gardens', false],
  ])
  await aProject(owner, { title: 'Another garden' })
  await drain()
  expect(emailsTo(reader)).toHaveLength(1)
  const restored = await server.openClient().delete(path)
  expect(restored.body).toMatchObject({ isOn: true })
  await aProject(owner, { title: 'A third garden' })
  await drain()
  expect(emailsTo(reader)).toHaveLength(2)
})

test('daily searches share one email, in which each has its own link to end it', async () => {
  const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
  await save(reader, { frequency: 'daily' })
  await save(reader, { name: 'Orchards', frequency: 'daily', filters: { search: 'orchard' } })
  const { drain, emailsTo } = await startEmailDelivery()
  await aProject(owner, { title: 'Signs for the garden' })
  await aProject(owner, { title: 'Trees of the orchard' })
  await drain()
  expect(emailsTo(reader)).toEqual([])
  pass(2 * day)
  await drain()
  const [email, ...others] = emailsTo(reader)
  expect(others).toEqual([])
  const text = readEmailText(email)
  for (const words of ['Signs for the garden', 'Trees of the orchard', 'End the saved search'])
    expect(text).toContain(words)
  expect(headerOf(email ?? { raw: '', from: '', to: [] }, 'List-ID')).toContain('searches')
  const [, token] = /unsubscribe#([\w-]+\.search-[\w.-]+)/.exec(text) ?? []
  await server.openClient().post(`/api/unsubscribe?token=${token}`)
  expect(await listSearches(reader)).toEqual([
    ['Orchards', true],
    ['Gardens', false],
  ])
})

test('a link of a search that was deleted is not valid, and one of someone else never ends it', async () => {
  const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
  const { id } = await save(reader, {})
  const { drain, emailsTo } = await startEmailDelivery()
  await aProject(owner, { title: 'Signs for the garden' })
  await drain()
  const path = oneClickPath(emailsTo(reader)[0])
  const forged = path.replace(/search-[\da-f]{8}/, 'search-00000000')
  expect((await oneClick(forged)).status).toBe(404)
  await reader.client.delete(`/api/saved-searches/${id}`)
  expect((await oneClick(path)).status).toBe(404)
})

test('emails about saved searches follow the reader’s choice for that topic', async () => {
  const [owner, reader] = [await anOrganization(server), await aVolunteer(server)]
  await save(reader, {})
  await choose(reader, 'searches', { mail: 'none' })
  const { drain, emailsTo } = await startEmailDelivery()
  await aProject(owner, { title: 'Signs for the garden' })
  await drain()
  expect(emailsTo(reader)).toEqual([])
  expect((await reader.client.get('/api/notifications')).body).toHaveLength(1)
})
