import type { Page } from '@playwright/test'
import { callAsPage, publishProject, signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

// An unknown place is refused.
test.use({ refusals: [422] })

const name = 'Maya Lindqvist'
const card = (page: Page) => page.getByRole('article', { name })
const contactSwitch = (page: Page) =>
  page.getByRole('checkbox', { name: /^Organizations can find and message me/ })

test('an organization searches the directory, matches it with a project and opens a portfolio; the volunteer sees that and leaves the directory', async ({
  page,
  openBrowser,
}, { retry }) => {
  test.slow()
  await signInByCall(page, 'organization')
  // Of its own: who applied to a project isn't found for it, and another journey may have.
  const title = `Draw twelve letters ${retry}`
  const projectId = await publishProject(page, {
    organizationName: 'Lantern Street Literacy',
    title,
    cause: 'Education',
    skill: 'Graphic Design',
    places: 1,
  })
  await page.goto('/organization-dashboard')
  await page.getByRole('link', { name: 'Find Volunteers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Find Volunteers' })).toBeVisible()
  await expect(page).toHaveTitle('Find Volunteers · Bridge Collective')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await page.getByRole('searchbox', { name: 'Search' }).fill('lindqvist')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await expect(card(page)).toBeVisible()
  await expect(page.getByText('1 volunteer', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/volunteers?search=lindqvist')
  await page.getByRole('combobox', { name: 'Match with project' }).selectOption(title)
  await expect(card(page).getByText(/\d% match/)).toBeVisible()
  await card(page).getByText(`Why ${name} fits`).click()
  await expect(card(page).getByRole('list', { name: `Why ${name} fits` })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.reload()
  await expect(card(page).getByText(/\d% match/)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('combobox', { name: 'Near a town or ZIP code' }).fill('Towsen')
  await sheet.getByRole('combobox', { name: 'Near a town or ZIP code' }).press('Enter')
  await expect(sheet.getByText(/^We can’t find “Towsen”/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Clear All' }).click()
  await sheet.getByRole('button', { name: /^Show .*volunteers$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`/volunteers?project=${projectId}`)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('searchbox', { name: 'Search' }).fill('lindqvist')
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter')
  await page.getByRole('link', { name: `Portfolio of ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  const volunteer = await openBrowser()
  await signInByCall(volunteer, 'volunteer')
  await volunteer.goto('/volunteer-profile')
  const preview = volunteer.getByRole('region', { name: 'What organizations see' })
  await expect(preview.getByRole('article', { name })).toBeVisible()
  await expect(preview.getByText(/^\d+ organizations? viewed your portfolio/)).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  await contactSwitch(volunteer).uncheck()
  await expectToast(volunteer, 'Organizations can find and message me: off')
  await expect(preview.getByText(/^You’re not in the directory/)).toBeVisible()
  await page.goto('/volunteers?search=lindqvist')
  await expect(
    page.getByText('No volunteers match. Remove a filter or search for something else.'),
  ).toBeVisible()
  await expectAccessible(page)
  await callAsPage(volunteer, 'PATCH /api/volunteer-profile/current', { isContactable: true })
})

test.describe('for others', () => {
  test('volunteers are denied, and visitors sign in first and come back', async ({ page }) => {
    await page.goto('/volunteers?search=maps')
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/volunteers?search=maps')}`)
    await signInByCall(page, 'volunteer')
    await page.goto('/volunteers')
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
    await expect(
      page.getByText('The directory of volunteers is only available to organizations.'),
    ).toBeVisible()
  })
})
