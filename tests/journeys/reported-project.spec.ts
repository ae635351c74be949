import { publishProject, register, signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast, openCase } from '#tests/support/scenarios/steps.ts'

const title = 'Catalog the sounds of our owls'

// Opening a removed project answers 410.
test.use({ refusals: [410] })

test('a volunteer reports a project, an administrator removes it, and it is gone for a visitor who comes back to the list', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Imani' })
  const projectId = await publishProject(owner, {
    organizationName: 'Owl Barn Archive',
    title,
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  const visitor = await openBrowser()
  const list = '/browse-projects?search=sounds+of+our+owls'
  await visitor.goto(list)
  await visitor.getByRole('link', { name: title }).first().click()
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Otto' })
  await volunteer.goto(`/project/${projectId}`)
  await volunteer.getByRole('button', { name: 'Report this project' }).click()
  const report = volunteer.getByRole('dialog', { name: 'Report this project' })
  await report.getByText('It asks for money').click()
  await report.getByLabel('Explanation').fill('They asked me for a deposit of 50 dollars.')
  await expectAccessible(volunteer, '[role=dialog]')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expectToast(volunteer, 'Project reported')
  await expect(volunteer.getByText('Our staff will look at it.').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)

  await signInByCall(page, 'admin')
  await page.goto('/admin')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Open reports?$/ })
    .click()
  const reported = await openCase(page, title)
  await expect(reported).toContainText('They asked me for a deposit of 50 dollars.')
  await reported.getByText('Project content').click()
  await expectAccessibleAtEveryWidth(page)
  await reported.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this project?' })
  await dialog.getByLabel('Reason').fill('Volunteers never pay here.')
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expectToast(page, 'Project removed')
  await expect(reported).toBeHidden()

  // No reload: the visitor goes back to the list.
  await visitor.goBack()
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
  await visitor.goto(`/project/${projectId}`)
  await expect(visitor.getByText('This project was removed')).toBeVisible()
  await expectAccessible(visitor)

  await volunteer.getByRole('button', { name: /^Notifications/ }).click()
  await expect(volunteer.getByText('Reported project removed')).toBeVisible()
  await owner.goto('/organization-dashboard?tab=projects')
  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await expect(owner.getByText('Project removed')).toBeVisible()

  await page.getByRole('tab', { name: 'Decided' }).click()
  await page.getByRole('searchbox', { name: 'Name, title or text' }).fill('owl barn')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const decided = await openCase(page, title)
  await decided.getByRole('button', { name: 'Restore' }).click()
  const restore = page.getByRole('dialog', { name: 'Restore this project?' })
  await restore.getByLabel('Reason').fill('The deposit was for a library card.')
  await restore.getByRole('button', { name: 'Restore' }).click()
  await expectToast(page, 'Project restored')
  await visitor.goto(list)
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible()
})
