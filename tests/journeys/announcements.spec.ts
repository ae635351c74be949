import type { Page } from '@playwright/test'
import { callAsPage, publishProject, register, sendApplication } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const name = 'Lanterns Along the Pier'
const text = 'We meet at the pier on Saturday at 9.'

test('an organization writes to all accepted volunteers, two read it live, and only one sees the answer', async ({
  page: organization,
  openBrowser,
}) => {
  test.slow()
  await register(organization, { type: 'Organization', firstName: 'Ada' })
  const project = await publishProject(organization, {
    organizationName: name,
    title: 'Letters of the pier',
    cause: 'Education',
    skill: 'Translation',
    places: 3,
  })
  const accept = async (firstName: string): Promise<Page> => {
    const volunteer = await openBrowser()
    await register(volunteer, { type: 'Skilled Volunteer', firstName })
    const { id } = await sendApplication(volunteer, project, 'I would like to help.')
    await callAsPage(organization, `PATCH /api/applications/${id}`, { status: 'accepted' })
    await volunteer.goto('/messages')
    await expect(volunteer.getByText('No conversations found')).toBeVisible()
    return volunteer
  }
  const [noor, tomas] = [await accept('Noor'), await accept('Tomas')]

  await organization.goto(`/project/${project}`)
  await organization.getByRole('button', { name: 'Message accepted volunteers' }).click()
  const dialog = organization.getByRole('dialog', { name: 'Message accepted volunteers' })
  await expect(dialog.getByText('2 volunteers will get this message.')).toBeVisible()
  await expect(dialog.getByText('5 of 5 messages left today')).toBeVisible()
  await expect(dialog.getByText('You can’t unsend it for everyone in one step.')).toBeVisible()
  await expectAccessibleAtEveryWidth(organization, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send to 2 volunteers' }).click()
  await expect(dialog.getByRole('link', { name: 'Please write a message' })).toBeVisible()
  await dialog.getByLabel('Your message').fill(text)
  await dialog.getByRole('button', { name: 'Send to 2 volunteers' }).click()
  await expectToast(organization, 'Message sent')
  await expect(organization.getByRole('button', { name: 'Message accepted volunteers' })).toBeFocused()
  const sent = organization.getByRole('list', { name: 'Messages to accepted volunteers' })
  await expect(sent.getByText(text)).toBeVisible()
  await expect(sent.getByText('Sent by Ada Okafor')).toBeVisible()
  await expectAccessibleAtEveryWidth(organization)

  for (const volunteer of [noor, tomas]) {
    await volunteer.getByRole('list', { name: 'Conversations' }).getByText(text).click()
    const log = volunteer.getByRole('log', { name: `Messages with ${name}` })
    await expect(log.getByText(text)).toBeVisible()
    await expect(log.getByText('Sent to all accepted volunteers')).toBeVisible()
  }
  await expectAccessibleAtEveryWidth(noor)
  const box = noor.getByRole('textbox', { name: 'Message', exact: true })
  await box.fill('I can bring the boat.')
  await box.press('Enter')
  const answered = noor.getByRole('log', { name: `Messages with ${name}` })
  await expect(answered.getByText('I can bring the boat.')).toBeVisible()

  await organization.goto(`/applications?tab=received&project=${project}`)
  await organization.getByRole('button', { name: 'Message accepted volunteers' }).click()
  await expect(dialog.getByText('4 of 5 messages left today')).toBeVisible()
  await expectAccessible(organization, '[role=dialog]')
  await organization.keyboard.press('Escape')
  await organization.goto('/messages')
  const conversations = organization.getByRole('list', { name: 'Conversations' })
  await conversations.getByText('I can bring the boat.').click()
  const answer = organization.getByRole('log', { name: 'Messages with Noor Okafor' })
  await expect(answer.getByText('I can bring the boat.')).toBeVisible()
  await expect(answer.getByText('Sent to all accepted volunteers')).toBeVisible()

  await tomas.reload()
  await expect(tomas.getByRole('log', { name: `Messages with ${name}` }).getByText(text)).toBeVisible()
  await expect(tomas.getByText('I can bring the boat.')).toHaveCount(0)
  await expect(tomas.getByText('Noor')).toHaveCount(0)
  await organization.goto(`/project/${project}`)
  await expect(sent.getByText('Read by 2 of 2')).toBeVisible()
})
