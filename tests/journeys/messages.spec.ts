import type { Page } from '@playwright/test'
import { publishProject, register } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'

// 503 stands for a broken connection.
test.use({ refusals: [503] })

const box = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` })
const write = async (page: Page, text: string) => {
  await box(page).fill(text)
  await box(page).press('Enter')
}

/** An organization with a project, and a volunteer on its page, each in their own browser. */
async function meet(organization: Page, volunteer: Page, organizationName: string): Promise<void> {
  await register(organization, { type: 'Organization', firstName: 'Ada' })
  const id = await publishProject(organization, {
    organizationName,
    title: `Letters of ${organizationName}`,
    cause: 'Education',
    skill: 'Translation',
    places: 2,
  })
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Noor' })
  await volunteer.goto(`/project/${id}`)
  await volunteer.getByRole('link', { name: `Message ${organizationName}` }).click()
  await expect(volunteer.getByText('Send a message to begin your collaboration')).toBeVisible()
}

test('two people exchange messages live', async ({ page: organization, openBrowser }) => {
  const name = 'Letters Answered Together'
  const volunteer = await openBrowser()
  await meet(organization, volunteer, name)
  await organization.goto('/messages')
  await expect(organization.getByText('No conversations found')).toBeVisible()
  await expect(organization.getByRole('heading', { name: 'Welcome to Messages' })).toBeVisible()

  await write(volunteer, 'May I ask which letters these are?')
  // It arrives live and is marked read while it is visible.
  const list = organization.getByRole('list', { name: 'Conversations' })
  await expect(list.getByText('May I ask which letters these are?')).toBeVisible()
  const requested = log(organization, 'Noor Okafor').getByText('May I ask which letters these are?')
  await expect(requested).toBeVisible()
  await expect(log(volunteer, name).getByText('Read', { exact: true })).toBeVisible()

  await write(organization, 'Those of the tax office.')
  const answer = log(volunteer, name).getByText('Those of the tax office.')
  await expect(answer).toBeVisible()
  const theirs = await answer.boundingBox()
  const own = await log(volunteer, name).getByText('May I ask which letters these are?').boundingBox()
  expect(own?.x).toBeGreaterThan(theirs?.x ?? 0)

  const heightOf = async () => (await box(volunteer).boundingBox())?.height
  await expect.poll(heightOf).toBe(44)
  await box(volunteer).fill('A line\n'.repeat(20))
  await expect.poll(heightOf).toBe(120)
  // A pasted link without a place to break wraps.
  await box(volunteer).fill(`https://example.org/${'x'.repeat(300)}`)
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.getByRole('link', { name: 'Back to all conversations' }).waitFor({ state: 'hidden' })

  await organization.getByRole('button', { name: 'Conversation options' }).click()
  await organization.getByRole('menuitem', { name: 'Block' }).click()
  await expectAccessible(organization, '[role=dialog]')
  await organization.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(organization.getByRole('button', { name: 'Unblock' })).toBeVisible()
  await expect(volunteer.getByText('You cannot write to them right now')).toBeVisible()
  await expect(box(volunteer)).toHaveCount(0)
})

test('messages written offline are sent later, once and in order', async ({
  page: organization,
  openBrowser,
}) => {
  const name = 'Letters From The Train'
  const volunteer = await openBrowser()
  await volunteer.setViewportSize({ width: 390, height: 844 })
  await meet(organization, volunteer, name)
  const sending = '**/api/conversations/*/messages'
  await volunteer.route(sending, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  await write(volunteer, 'We are in the tunnel')
  await write(volunteer, 'and out again')
  const written = log(volunteer, name).getByRole('article', { name: 'You' })
  await expect(written).toHaveCount(2)
  await volunteer.unroute(sending)
  // After closing and reopening the page, the device still has them.
  await volunteer.reload()
  await expect(log(volunteer, name).getByText('Sent', { exact: true })).toHaveCount(2)

  await organization.goto('/messages')
  const came = log(organization, 'Noor Okafor').getByRole('article', { name: 'Noor Okafor' })
  await expect(came).toHaveCount(2)
  await expect(came.first()).toContainText('We are in the tunnel')
  await expect(came.last()).toContainText('and out again')

  // On a phone the list replaces the conversation.
  await volunteer.getByRole('link', { name: 'Back to all conversations' }).click()
  await expect(volunteer.getByRole('list', { name: 'Conversations' })).toBeVisible()
  await expectAccessible(volunteer)
  await volunteer.getByRole('button', { name: 'New', exact: true }).click()
  await expect(volunteer.getByRole('dialog', { name: 'Start New Conversation' })).toBeVisible()
  await expectAccessible(volunteer, '[role=dialog]')
})
