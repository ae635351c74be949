import { signInByCall, publishProject, register, callAsPage } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { findManagePanel, press } from '#tests/support/scenarios/project-actions.ts'
import { expectToast, openCase } from '#tests/support/scenarios/steps.ts'

const title = 'Label the seeds of our library'
const words = 'They asked me for my bank account.'

test('a project is completed with its impact; its organization reports a review, which is hidden and disappears from the page', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Imani' })
  const projectId = await publishProject(owner, {
    organizationName: 'Seed Drawer Library',
    title,
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Otto' })
  const applied = { projectId, message: 'I know beans.' }
  const { id: applicationId } = await callAsPage(volunteer, 'POST /api/applications', applied)
  await callAsPage(owner, `PATCH /api/applications/${applicationId}`, { status: 'accepted' })

  await owner.goto(`/project/${projectId}`)
  await press(owner, 'Complete')
  await owner.getByRole('dialog').getByText('Impact report').click()
  await owner.getByLabel('People helped').fill('1,240')
  await owner.getByLabel('Results').fill('Every gardener of the valley borrows seeds by their names.')
  await expectAccessible(owner, '[role=dialog]')
  await owner.getByRole('button', { name: /^Complete Project/ }).click()
  await expectToast(owner, 'Project completed')
  await expect(findManagePanel(owner).getByRole('button', { name: 'Impact report' })).toBeVisible()

  await page.goto(`/project/${projectId}`)
  await expect(page.getByRole('region', { name: 'Impact report' })).toContainText('1,240 people helped')

  const review = { applicationId, rating: 1, comment: words }
  const { id, revieweeId } = await callAsPage(volunteer, 'POST /api/reviews', review)
  const reviewed = `/organizations/${String(revieweeId)}`
  await page.goto(reviewed)
  await expect(page.getByText(words)).toBeVisible()
  await callAsPage(owner, `POST /api/reviews/${id}/reports`, {
    reason: 'untrue',
    explanation: 'We never did.',
  })

  await signInByCall(page, 'admin')
  await page.goto('/admin/reviews')
  const reported = await openCase(page, words)
  await expect(reported).toContainText('We never did.')
  await expectAccessibleAtEveryWidth(page)
  await reported.getByRole('button', { name: 'Hide' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' })
  await dialog.getByLabel('Reason').fill('There was no such letter.')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Hide' }).click()
  await expectToast(page, 'Review hidden')
  await expect(reported).toBeHidden()

  await volunteer.goto(reviewed)
  await expect(volunteer.getByRole('heading', { level: 1, name: 'Seed Drawer Library' })).toBeVisible()
  await expect(volunteer.getByText(words)).toBeHidden()
  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await expect(owner.getByText('Reported review hidden')).toBeVisible()
})
