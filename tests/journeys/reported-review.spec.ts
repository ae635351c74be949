import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleAtEveryWidth, test } from '#tests/support/journey.ts'
import { signIn, signUp } from '#tests/support/people.ts'
import { managing, press } from '#tests/support/managing.ts'
import { expectToast, postProject } from '#tests/support/steps.ts'

const title = 'Label the seeds of our library'
const words = 'They asked me for my bank account.'

/** Sends what other journeys show on the screens. */
async function send(page: Page, call: `${'POST' | 'PATCH'} /api/${string}`, data: object) {
  const [method = '', path = ''] = call.split(' ')
  const headers = { origin: new URL(page.url()).origin }
  const answered = await page.request.fetch(path, { method, data, headers })
  expect(answered.ok()).toBe(true)
  return answered.json()
}

test('a project is completed with its impact; the review of it that its organization reports is hidden, and gone from its page', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const owner = await openBrowser()
  await signUp(owner, { type: 'Organization', firstName: 'Imani' })
  await postProject(owner, {
    organizationName: 'Seed Drawer Library',
    title,
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  const projectId = new URL(owner.url()).pathname.split('/').at(-1)
  const volunteer = await openBrowser()
  await signUp(volunteer, { type: 'Skilled Volunteer', firstName: 'Otto' })
  const applied = { projectId, message: 'I know beans.' }
  const { id: applicationId } = await send(volunteer, 'POST /api/applications', applied)
  await send(owner, `PATCH /api/applications/${applicationId}`, { status: 'accepted' })

  await press(owner, 'Complete')
  await owner.getByLabel('People helped').fill('1,240')
  await owner.getByLabel('What came of it').fill('Every gardener of the valley borrows seeds by their names.')
  await expectAccessible(owner, '[role=dialog]')
  await owner.getByRole('button', { name: 'Complete Project' }).click()
  await expectToast(owner, 'Project completed')
  await expect(managing(owner).getByRole('button', { name: 'Impact report' })).toBeVisible()

  await page.goto(`/project/${projectId}`)
  await expect(page.getByRole('region', { name: 'What came of it' })).toContainText('1,240 people helped')

  const review = { applicationId, rating: 1, comment: words }
  const { id, revieweeId } = await send(volunteer, 'POST /api/reviews', review)
  await page.goto(`/organizations/${revieweeId}`)
  await expect(page.getByText(words)).toBeVisible()
  await send(owner, `POST /api/reviews/${id}/reports`, { reason: 'untrue', explanation: 'We never did.' })

  await signIn(page, 'admin')
  await page.goto('/admin/reviews')
  const reported = page.getByRole('article').filter({ hasText: words })
  await expect(reported).toContainText('We never did.')
  await expectAccessibleAtEveryWidth(page)
  await reported.getByRole('button', { name: 'Hide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' })
  await dialog.getByLabel('Reason').fill('There was no such letter.')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expectToast(page, 'Review hidden')
  await expect(reported).toBeHidden()

  await volunteer.goto(`/organizations/${revieweeId}`)
  await expect(volunteer.getByRole('heading', { level: 1, name: 'Seed Drawer Library' })).toBeVisible()
  await expect(volunteer.getByText(words)).toBeHidden()
  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await expect(owner.getByText('Reported review hidden')).toBeVisible()
})
