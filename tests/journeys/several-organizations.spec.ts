import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/support/running/journey.ts'
import { runInDatabase } from '#tests/support/scenarios/applicants.ts'
import { ownMany } from '#tests/support/scenarios/owners.ts'
import { tabTo } from '#tests/support/scenarios/people.ts'
import { insertApplicants, insertProjects } from '#tests/support/scenarios/scenario.ts'

const switcher = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}, switch account` })
const find = (page: Page) => page.getByRole('combobox', { name: 'Find an organization' })
/** The longest shows 12 applications as cards. The profile of all 183 had 65,508 px. */
const heightLimit = 6000
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test('an owner of 183 organizations chooses who acts with the keyboard, and every screen follows', async ({
  page,
  dataFolder,
}) => {
  test.slow()
  const [, second = ''] = await ownMany(page, dataFolder, 183)

  // The server's first page has the switcher; the keyboard alone finds one of 183.
  const answered = await page.goto('/browse')
  expect(await answered?.text()).toContain('Shelter 001, switch account')
  await tabTo(page, switcher(page, 'Shelter 001'))
  await page.keyboard.press('Enter')
  await expect(find(page)).toBeFocused()
  const list = page.getByRole('listbox', { name: 'Your organizations' })
  await expect(list.getByRole('option')).toHaveCount(183)
  await expect(list.getByRole('option', { name: 'Shelter 001' })).toContainText('2 to review')
  await expectAccessible(page)
  await page.keyboard.type('177')
  await page.keyboard.press('Enter')
  await expect(switcher(page, 'Shelter 177')).toBeFocused()
  await expect(page.getByText('You now act for Shelter 177', { exact: true })).toBeVisible()

  // The home is about it, and says what waits elsewhere.
  await page.goto('/home')
  const needs = page.getByRole('region', { name: 'Needs you' })
  await expect(needs).toContainText('2 applications to review')
  await expect(needs).toContainText('364 applications to review in 182 other organizations')
  await expect(page.getByRole('region', { name: 'Your projects' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)

  // It survives a reload and a new page, and lists are about it.
  await page.goto('/organization-dashboard?tab=projects')
  await expect(switcher(page, 'Shelter 177')).toBeVisible()
  const projects = page.getByRole('tabpanel', { name: /^Projects/ }).getByRole('listitem')
  await expect(projects).toHaveCount(1)
  await expect(projects).toContainText('Night shifts of Shelter 177')
  await expectAccessible(page)

  // All of them, each with its organization, in the URL.
  await page.getByRole('button', { name: /^Organization: / }).click()
  await page.getByRole('option', { name: /^All organizations/ }).click()
  await expect(page).toHaveURL(/organization=all/)
  await expect(projects.first()).toContainText(/Shelter \d{3} · Posted/)
  await page.goBack()
  await expect(projects).toHaveCount(1)

  // Applications: those of the organization that acts, or of all, each with its organization.
  await page.goto('/applications?tab=received')
  const rows = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.goto('/applications?tab=received&organization=all')
  await expect(page.getByRole('tab', { name: /^Received Applications/ })).toContainText('366')
  await expect(rows.first()).toContainText(/Shelter \d{3} · Night shifts of Shelter \d{3}/)

  // A project of another organization says whose it is, and switches.
  await page.goto(`/organizations/${second}`)
  await page.getByRole('link', { name: 'Night shifts of Shelter 002' }).first().click()
  await expect(page.getByText('This is about Shelter 002. You’re acting for Shelter 177.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Switch to Shelter 002' }).click()
  await expect(switcher(page, 'Shelter 002')).toBeVisible()

  // The wizard posts for it, though another tab switched meanwhile.
  await page.goto('/create-project')
  await expect(page.getByRole('button', { name: 'Posting as: Shelter 002' })).toBeVisible()
  await expectAccessible(page)
})

test('no page of an owner of 183 organizations is long, on a phone or a wide screen', async ({
  page,
  dataFolder,
}) => {
  test.slow()
  await ownMany(page, dataFolder, 183)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/profile?tab=organization',
      '/organization-profile',
      '/organization-dashboard?organization=all',
      '/organization-dashboard?tab=projects&organization=all',
      '/dashboard',
      '/applications?tab=received',
      '/create-project',
      '/review-analytics',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      expect(await heightOf(page), `${path} at ${width}`).toBeLessThan(heightLimit)
      await expectNoSidewaysScroll(page)
    }
  }
  // On a phone the switcher is a sheet.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/organization-dashboard')
  await switcher(page, 'Shelter 001').click()
  const sheet = page.getByRole('dialog', { name: 'Switch organization' })
  await sheet.getByRole('combobox', { name: 'Find an organization' }).fill('shelter 09')
  await expectAccessible(page)
  await sheet.getByRole('option', { name: 'Shelter 095' }).click()
  await expect(switcher(page, 'Shelter 095')).toBeVisible()
})

test('a project whose applications are paused leaves room for the other filters of an owner of two', async ({
  page,
  dataFolder,
}) => {
  const [organizationId = ''] = await ownMany(page, dataFolder, 2)
  let projectId = ''
  await runInDatabase({ dataFolder }, async (db) => {
    const [id = ''] = await insertProjects(db, [{ organizationId, title: 'Bread by six', maxVolunteers: 1 }])
    await insertApplicants(db, { projectId: id, count: 10 })
    projectId = id
  })
  await page.goto(`/applications?tab=received&show=pending&project=${projectId}`)
  await expect(page.getByRole('button', { name: /^Project: .*paused until you answer some/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeInViewport({ ratio: 1 })
})
