import type { BrowserContext } from '@playwright/test'
import { expect, test } from '#tests/support/running/journey.ts'

/** Creates an organization with a project, by calls; it is listed from then on. */
async function postAs(context: BrowserContext, name: string): Promise<void> {
  const person = { email: `${crypto.randomUUID()}@example.org`, password: 'quiet-harbor-71', firstName: name }
  const registered = await context.request.post('/api/register', {
    data: { ...person, userType: 'organization' },
  })
  expect(registered.status()).toBe(201)
  const posted = await context.request.post('/api/projects', {
    data: {
      organizationName: name,
      title: `Sort the letters of ${name}`,
      description:
        'Every spring the same twelve letters come back, and we want them answered in plain words.',
      causeAreas: ['Housing'],
      requiredSkills: ['Research'],
      experienceLevel: 'beginner',
      timeCommitment: 4,
      duration: '1-2 months',
      deliverables: 'Twelve letters with an answer that can be sent as it is.',
      impact: 'Forty families know what their letter asks of them.',
    },
  })
  expect(posted.status()).toBe(201)
}

test('a visitor finds a top organization, and Back returns to the search', async ({ page, openBrowser }) => {
  for (const name of ['Ash Row', 'Birch Row', 'Cedar Row', 'Dogwood Row']) {
    await postAs((await openBrowser()).context(), name)
  }
  // A job recomputes their rankings; responses do not wait for it.
  await expect
    .poll(async () => Number((await page.request.get('/api/top-organizations')).headers()['x-total-count']))
    .toBeGreaterThan(12)
  await page.goto('/top-organizations')
  const list = page.getByRole('list', { name: 'Organizations' })
  const cards = list.getByRole('article')
  await expect(cards).toHaveCount(12)
  await page.getByRole('button', { name: 'Load More' }).click()
  // The focus moves to the first new entry.
  await expect(cards.nth(12).getByRole('heading').getByRole('link')).toBeFocused()

  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('violin orchestra')
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(1)
  await page.getByLabel('Show', { exact: true }).selectOption('Gold Tier')
  await page.getByLabel('Sort by').selectOption('Most Impact')
  await expect(page).toHaveURL('/top-organizations?search=violin+orchestra&filter=gold-tier&sort=impact')
  await expect(page.getByText('1 organization', { exact: true })).toBeVisible()
  const card = page.getByRole('article', { name: 'Northside Strings' })
  await expect(card).toContainText('Trust score')
  await card.getByRole('link', { name: 'View Profile' }).click()
  await expect(page.getByRole('region', { name: 'Trust and badges' })).toContainText('Gold tier')

  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search organizations' })).toHaveValue('violin orchestra')
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('gold-tier')
  await expect(page.getByLabel('Sort by')).toHaveValue('impact')
  await expect(card).toBeVisible()
})
