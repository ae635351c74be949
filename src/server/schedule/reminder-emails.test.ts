import { describe, expect, test } from 'vitest'
import { aCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import {
  oneClickPath,
  readEmailText,
  useNotificationEmails,
} from '#tests/support/scenarios/notification-choices.ts'
import { headerOf } from '#tests/support/email/mail-server.ts'
import { useEmailDelivery } from '#tests/support/email/email-delivery.ts'

const office = useEmailDelivery({ REMIND_AFTER_DAYS: '2,5,10' })
const { server, pass } = office
const { receiveApplicationWith, startEmailDelivery, oneClick } = useNotificationEmails(office)
const day = 86_400_000

describe('the email about applications that wait for an answer', () => {
  test('comes once a day for all of them, with a link to each, and stops with one press', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const { owner, project, apply } = await receiveApplicationWith({ mail: 'none' })
    const other = await aProject(owner)
    await anApplication(await aVolunteer(server), other.id)
    await apply()
    await drain()
    for (let days = 0; days < 4; days += 1) {
      pass(day)
      await drain()
    }
    const [email, ...more] = emailsTo(owner)
    expect(more).toEqual([])
    const text = readEmailText(email)
    expect(text).toContain(project.title)
    expect(text.match(/\/applications\?tab=received&application=/g)).toHaveLength(3)

    await oneClick(oneClickPath(email))
    for (let days = 0; days < 4; days += 1) {
      pass(day)
      await drain()
    }
    expect(emailsTo(owner)).toHaveLength(1)
  })

  test('does not come for an application that was answered in the meantime', async () => {
    const { drain, emailsTo } = await startEmailDelivery()
    const owner = await anOrganization(server)
    const { id } = await anApplication(await aVolunteer(server), (await aProject(owner)).id)
    await drain()
    pass(2 * day + 60_000)
    await drain()
    await owner.client.patch(`/api/applications/${id}`, { status: 'declined' })
    pass(2 * day)
    await drain()
    expect(emailsTo(owner).map((email) => headerOf(email, 'Subject'))).toEqual([
      // Encoded, because the title is in quotation marks.
      expect.stringMatching(/_applied_to_/),
    ])
  })
})

test('the email about hours that were confirmed automatically says why it came, and stops with one press', async () => {
  const { drain, emailsTo } = await startEmailDelivery()
  const { volunteer, id } = await aCollaboration(server)
  const { reviewedAt } = (await volunteer.client.get(`/api/applications/${id}`)).body
  const date = String(reviewedAt).slice(0, 10)
  const waitTenDays = async () => {
    const logged = await volunteer.client.post(`/api/applications/${id}/hours`, { date, hours: 1 })
    expect(logged.status).toBe(201)
    await drain()
    for (let days = 0; days < 11; days += 1) {
      pass(day + 60_000)
      await drain()
      // Someone who comes by every day stays signed in.
      await volunteer.client.get('/api/user')
    }
    return emailsTo(volunteer).filter((email) => readEmailText(email).includes('confirmed automatically'))
  }
  const [email, ...more] = await waitTenDays()
  expect(more).toEqual([])
  expect(readEmailText(email)).toContain('receiving this email because you take part in')
  await oneClick(oneClickPath(email))
  expect(await waitTenDays()).toHaveLength(1)
})
