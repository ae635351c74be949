import { expect, test } from 'vitest'
import { listNotifications, readNotification } from '#contract/notifications/notifications.ts'
import { openLive } from '#tests/support/running/live.ts'
import {
  anAcceptedApplication,
  anApplication,
  anOrganization,
  aProject,
  aProjectWithApplicants,
  aVolunteer,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'

const pseudo = 'en-XA'
const server = useServer({ env: { PSEUDO_LANGUAGE: '1' } })

const setLanguage = ({ id }: Person, language: string | null) =>
  server.database.pool.query('update users set language = $2 where id = $1', [id, language])
const list = async ({ client }: Person) => (await client.call(listNotifications, { query: {} })).body

test('the list of notifications is in the caller’s language, also those from before it was chosen', async () => {
  const { owner, volunteer, project, id: applicationId } = await aProjectWithApplicants(server)
  await owner.client.patch(`/api/applications/${applicationId}`, { status: 'accepted' })
  const english = {
    title: 'Application accepted',
    message: `${project.organizationName} accepted your application to “${project.title}”.`,
  }
  const [first] = await list(volunteer)
  expect(first).toMatchObject(english)
  await setLanguage(volunteer, pseudo)
  const other = {
    title: '⟦ÁÁpplííçáátííóóñ ááççééptééd⟧',
    message: `⟦${project.organizationName} ááççééptééd ýýóóúúr áápplííçáátííóóñ tóó “${project.title}”.⟧`,
  }
  expect(await list(volunteer)).toMatchObject([other])
  const params = { id: first?.id ?? '' }
  expect((await volunteer.client.call(readNotification, { params, query: {} })).body).toMatchObject(other)
  // It is no longer offered, or was taken back.
  await setLanguage(volunteer, 'tlh')
  expect(await list(volunteer)).toMatchObject([english])
})

test('changes of the agreed work are listed in the reader’s language', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner, { timeCommitment: 3 })
  const volunteer = await aVolunteer(server)
  await anAcceptedApplication(volunteer, owner, project.id)
  await setLanguage(volunteer, pseudo)
  await owner.client.patch(`/api/projects/${project.id}`, { timeCommitment: 5 })
  const [newest] = await list(volunteer)
  expect(newest?.kind).toBe('application.scope_changed')
  expect(newest?.message).toContain('⟦Hóóúúrš péér wéééék: 3 → 5⟧')
})

test('each open page gets a notification in its own language', async () => {
  const owner = await anOrganization(server)
  const project = await aProject(owner)
  const english = await openLive(server.url, owner.client)
  await english.next('open')
  await setLanguage(owner, pseudo)
  const other = await openLive(server.url, owner.client)
  const { id: begin } = await other.next('open')
  await anApplication(await aVolunteer(server), project.id)
  expect((await english.next('notifications')).data).toMatchObject({ title: 'New application' })
  const expected = { title: '⟦Ñééw áápplííçáátííóóñ⟧' }
  expect((await other.next('notifications')).data).toMatchObject(expected)
  const { body } = await owner.client.get(`/api/live?after=${begin}`)
  expect(body['events']).toMatchObject([{ kind: 'notifications', data: expected }])
  english.cut()
  other.cut()
})
