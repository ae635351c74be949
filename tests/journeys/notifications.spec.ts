import type { Page } from '@playwright/test'
import { publishProject, register, sendApplication, callAsPage } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { apply, findProject } from '#tests/support/scenarios/steps.ts'

const bell = (page: Page, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

test('the bell links the organization to a new application, and the volunteer to the acceptance', async ({
  page: organization,
  openBrowser,
}) => {
  // The keyboard walks through whole pages.
  test.slow()
  const title = 'Read the letters of spring'
  await register(organization, { type: 'Organization', firstName: 'Ada' })
  const id = await publishProject(organization, {
    organizationName: 'Letters Read Aloud',
    title,
    cause: 'Education',
    skill: 'Translation',
    places: 2,
  })
  await organization.goto(`/project/${id}`)
  await bell(organization, 0).click()
  await expect(list(organization).getByText('No notifications yet')).toBeVisible()
  await expectAccessible(organization, '[role=dialog]')
  await organization.keyboard.press('Escape')
  await expect(bell(organization, 0)).toBeFocused()

  const volunteer = await openBrowser()
  await volunteer.setViewportSize({ width: 390, height: 844 })
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Noor' })
  await findProject(volunteer, title)
  await apply(volunteer, { message: 'I translate letters for a living.' })

  // With the keyboard alone: the next screen shows what happened in the meantime, and the bell leads to it.
  await organization.getByRole('banner').getByRole('link', { name: 'Browse Projects' }).click()
  await expect(bell(organization, 1)).toBeVisible()
  await tabTo(organization, bell(organization, 1))
  await organization.keyboard.press('Enter')
  const row = list(organization).getByRole('link', { name: /^New application/ })
  await expect(row).toContainText(`Noor Okafor would like to help Letters Read Aloud with “${title}”.`)
  await expect(row.locator('time')).toHaveAttribute('title', /\d{4}/)
  await expectAccessible(organization, '[role=dialog]')
  await tabTo(organization, row)
  await organization.keyboard.press('Enter')
  await expect(organization).toHaveURL(/\/applications\?tab=received&application=/)
  const card = organization.getByRole('article', { name: 'Application by Noor Okafor' })
  await expect(card).toBeFocused()
  await expect(bell(organization, 0)).toBeVisible()

  await card.getByRole('button', { name: 'Accept' }).click()
  await organization.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(organization.getByText('Application accepted!', { exact: true })).toBeVisible()

  // On a phone it is a sheet; it stays read after the next page load.
  await volunteer.goto('/browse')
  await bell(volunteer, 1).click()
  await expect(list(volunteer).getByText('Unread')).toHaveCount(1)
  await expectAccessible(volunteer)
  await expectNoSidewaysScroll(volunteer)
  await list(volunteer).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list(volunteer).getByText('Unread')).toHaveCount(0)
  await volunteer.reload()
  await bell(volunteer, 0).click()
  await list(volunteer)
    .getByRole('link', { name: /^Application accepted/ })
    .click()
  await expect(volunteer.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(list(volunteer)).toHaveCount(0)
})

test('every tab of a browser gets live events over one connection, which another tab takes over', async ({
  page: first,
  openBrowser,
}) => {
  const organization = await openBrowser()
  await register(organization, { type: 'Organization', firstName: 'Ada' })
  const id = await publishProject(organization, {
    organizationName: 'Letters Read at Once',
    title: 'Answer the letters of autumn',
    cause: 'Education',
    skill: 'Translation',
    places: 2,
  })
  await register(first, { type: 'Skilled Volunteer', firstName: 'Noor' })
  const application = await sendApplication(first, id, 'I answer letters for a living.')

  const connected: string[] = []
  const context = first.context()
  context.on('request', (request) => {
    const isStream = new URL(request.url()).pathname === '/api/live'
    if (isStream) connected.push(request.frame().page() === first ? 'first' : 'second')
  })
  await first.goto('/browse')
  await expect.poll(() => connected).toEqual(['first'])
  const second = await context.newPage()
  await second.goto('/home')
  await expect(bell(second, 0)).toBeVisible()

  const move = (status: string) =>
    callAsPage(organization, `PATCH /api/applications/${application.id}`, { status })
  await move('accepted')
  await expect(bell(first, 1)).toBeVisible()
  await expect(bell(second, 1)).toBeVisible()
  expect(connected).toEqual(['first'])

  await first.close()
  await move('completed')
  // There is a notification of the sign-off, and perhaps one of a badge that it earned.
  await expect(second.getByRole('button', { name: /^Notifications, [2-9] unread$/ })).toBeVisible()
  expect(connected.at(-1)).toBe('second')
})
