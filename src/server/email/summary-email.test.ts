import { beforeEach, expect, test } from 'vitest'
import { createVolunteerProfile } from '#contract/profiles/volunteer-profiles.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { aMatcher, uniqueSkill } from '#tests/support/scenarios/matching.ts'
import {
  oneClickPath,
  preferencesPath,
  readEmailText,
  useNotificationEmails,
} from '#tests/support/scenarios/notification-choices.ts'
import {
  anApplication,
  anOrganization,
  aProject,
  aVolunteer,
  expectSuccess,
  projectForm,
  type Person,
} from '#tests/support/scenarios/scenario.ts'
import { volunteerProfileForm } from '#tests/support/web/forms.ts'

const office = useEmailDelivery()
const { server, now, pass } = office
const { startEmailDelivery, oneClick } = useNotificationEmails(office)
const day = 86_400_000
const subject = 'Your week on Bridge Collective'

/** Noon, at any time of the day: after the hour at which summaries are due. */
beforeEach(() => pass((1.5 * day - (now().getTime() % day)) % day))

/** They want it tomorrow. */
async function chooseTomorrow({ client }: Person): Promise<void> {
  const summaryDay = new Date(now().getTime() + day).getUTCDay() || 7
  expectSuccess(await client.patch(preferencesPath, { summaryDay }))
}

/** Null is what was not noted in earlier releases. */
interface Ages {
  created: number
  shown: number | null
  opened: number | null
}

/** Sets how many days ago a project was created, shown and last opened, by the clock of this file. */
async function setAges(id: string, { created, shown, opened }: Ages): Promise<void> {
  const daysAgo = (days: number | null) => (days === null ? null : new Date(now().getTime() - days * day))
  const move = 'update projects set created_at = $2, shown_at = $3, opened_at = $4 where id = $1'
  await server.rows(move, id, daysAgo(created), daysAgo(shown), daysAgo(opened))
}

async function passDays(count: number, drain: () => Promise<void>): Promise<void> {
  for (let days = 0; days < count; days += 1) {
    pass(day)
    await drain()
  }
}

test('the weekly summary says what is new, waits, ends and is to log, once a week, and stops with one press', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const summariesTo = (person: Person) =>
    emailsTo(person).filter((email) => headerOf(email, 'Subject') === subject)
  const skill = uniqueSkill()
  const reader = await aMatcher(server, skill)
  const owner = await anOrganization(server)
  const inDays = (count: number) => new Date(now().getTime() + count * day).toISOString().slice(0, 10)
  const fits = await aProject(owner, { title: 'Ring the bells', requiredSkills: [skill] })
  const waits = await aProject(owner, { title: 'Oil the bells' })
  const saved = await aProject(owner, { title: 'Tune the bells', applicationDeadline: inDays(9) })
  const late = await aProject(owner, { title: 'Cast a bell', applicationDeadline: inDays(40) })
  const { id: waiting } = await anApplication(reader, waits.id)
  const { id: work } = await aCollaboration(server, { volunteer: reader, owner })
  for (const { id } of [saved, late]) expectSuccess(await reader.client.post(`/api/projects/${id}/save`, {}))
  // Nor of an organization that a block separates from the reader, or of their own.
  for (const [title, insert] of [
    [
      'Sell a bell',
      'insert into contacts (volunteer_id, organization_id, blocked_by_volunteer_at) values ($1, $2, now())',
    ],
    [
      'Own a bell',
      "insert into organization_members (user_id, organization_id, role) values ($1, $2, 'manager')",
    ],
  ] as const) {
    const other = await anOrganization(server)
    const { id } = await aProject(other, { title, applicationDeadline: inDays(8) })
    expectSuccess(await reader.client.post(`/api/projects/${id}/save`, {}))
    await server.database.pool.query(insert, [reader.id, other.organizationId])
  }
  await chooseTomorrow(reader)
  await drain()
  await passDays(2, drain)
  const [email, ...more] = summariesTo(reader)
  expect(more).toEqual([])
  const text = readEmailText(email)
  for (const expected of [
    'New projects that fit you',
    'Ring the bells',
    `/project/${fits.id}`,
    'Your applications without an answer',
    `/applications?tab=mine&application=${waiting}`,
    'Saved projects with a deadline near',
    `/project/${saved.id}`,
    'because you chose a weekly summary',
    'Unsubscribe from the weekly summary',
    '/help/schedule',
  ]) {
    expect(text).toContain(expected)
  }
  for (const title of ['Cast a bell', 'Sell a bell', 'Own a bell']) expect(text).not.toContain(title)
  expect(text).not.toContain('Hours to log')

  // No hours for a week now, and nothing new.
  await passDays(7, drain)
  const [, second, ...others] = summariesTo(reader)
  expect(others).toEqual([])
  const next = readEmailText(second)
  expect(next).toContain('Hours to log')
  expect(next).toContain(`/applications?tab=mine&application=${work}`)
  expect(next).not.toContain('New projects that fit you')

  const at = oneClickPath(second)
  expect(await (await oneClick(at)).json()).toEqual({ topic: 'weekly_summary', isOn: false })
  await passDays(8, drain)
  expect(summariesTo(reader)).toHaveLength(2)
  expect((await server.openClient().delete(at)).body).toEqual({ topic: 'weekly_summary', isOn: true })
  await passDays(8, drain)
  expect(summariesTo(reader)).toHaveLength(3)
})

test('a draft is new in the weekly summary when it is published, and a project only once', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const skill = uniqueSkill()
  const reader = await aMatcher(server, skill)
  const owner = await anOrganization(server)
  const known = await aProject(owner, { title: 'Count the bells', requiredSkills: [skill] })
  const draft = { ...projectForm({ title: 'Weigh the bells', requiredSkills: [skill] }), isDraft: true }
  const { id } = expectSuccess(await owner.client.post('/api/projects', draft))
  expectSuccess(await owner.client.post(`/api/projects/${id}/publish`))
  const again = await aProject(owner, { title: 'Move the bells', requiredSkills: [skill] })
  await setAges(id, { created: 20, shown: 0, opened: 0 })
  await setAges(known.id, { created: 20, shown: 15, opened: 15 })
  // It takes applications again.
  await setAges(again.id, { created: 20, shown: 15, opened: 0 })
  await chooseTomorrow(reader)
  await drain()
  await passDays(2, drain)
  const [text, ...others] = emailsTo(reader).map(readEmailText)
  expect(others).toEqual([])
  expect(text).toContain('Weigh the bells')
  for (const title of ['Count the bells', 'Move the bells']) expect(text).not.toContain(title)
  await passDays(8, drain)
  expect(emailsTo(reader)).toHaveLength(1)
})

test('a project from before it was noted when projects open and are shown is new by when it was created', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const skill = uniqueSkill()
  const reader = await aMatcher(server, skill)
  const owner = await anOrganization(server)
  const [latest, earlier] = [
    await aProject(owner, { title: 'Tune the bells', requiredSkills: [skill] }),
    await aProject(owner, { title: 'Oil the bells', requiredSkills: [skill] }),
  ]
  const reopened = await aProject(owner, { title: 'Move the bells', requiredSkills: [skill] })
  await setAges(latest.id, { created: 0, shown: null, opened: null })
  await setAges(earlier.id, { created: 15, shown: null, opened: null })
  await setAges(reopened.id, { created: 15, shown: null, opened: 0 })
  await chooseTomorrow(reader)
  await drain()
  await passDays(2, drain)
  const [text] = emailsTo(reader).map(readEmailText)
  expect(text).toContain('Tune the bells')
  for (const title of ['Oil the bells', 'Move the bells']) expect(text).not.toContain(title)
})

test('no weekly summary is sent if there is nothing to say', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const reader = await aVolunteer(server)
  const profile = { ...volunteerProfileForm(), skills: [uniqueSkill()], preferredCauses: [uniqueSkill()] }
  expectSuccess(await reader.client.call(createVolunteerProfile, { body: profile }))
  await chooseTomorrow(reader)
  await drain()
  await passDays(9, drain)
  expect(emailsTo(reader)).toEqual([])
})
