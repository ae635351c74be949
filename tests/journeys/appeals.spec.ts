import { publishProject, register, signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const refused = 'Volunteers must pay a deposit of $50.'
const reason = 'The deposit is for the keys, and our organization pays it.'

test('an organization corrects a refused sentence, appeals it, and an administrator grants the appeal', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  await register(page, { type: 'Organization', firstName: 'Petra' })
  await publishProject(page, {
    organizationName: 'Lighthouse Keys',
    title: 'Paint the lighthouse',
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  await page.goto('/create-project')
  await page.getByLabel('Project title').fill('Count the keys of the lighthouse')
  const description = page.getByLabel('Description', { exact: true })
  await description.fill(`We have four hundred keys and no list of them. ${refused}`)
  await expect(page.getByText(`Volunteers never pay. Remove “${refused}”`)).toBeVisible()
  await page.getByRole('button', { name: 'Appeal this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal the refusal' })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expect(dialog.getByRole('link', { name: 'Please say why this decision is wrong' })).toBeVisible()
  await dialog.getByLabel('Why is this decision wrong?').fill(reason)
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expectToast(page, 'Appeal sent')

  // Without the sentence, the project can go on.
  await description.fill('We have four hundred keys and no list of them. We lend you the key cabinet.')
  await page.getByRole('button', { name: 'Education' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Skills & Requirements' })).toBeVisible()

  const admin = await openBrowser()
  await signInByCall(admin, 'admin')
  await admin.goto('/admin/reports?kind=appeal')
  const appeal = admin.getByRole('article').filter({ hasText: refused })
  await expect(appeal).toContainText(reason)
  await expectAccessibleAtEveryWidth(admin)
  await appeal.getByRole('button', { name: 'Grant' }).click()
  const decision = admin.getByRole('dialog', { name: 'Grant the appeal?' })
  await decision.getByLabel('Reason').fill('The organization pays the deposit.')
  await decision.getByRole('button', { name: 'Grant' }).click()
  await expectToast(admin, 'Appeal granted')

  await page.goto('/decisions')
  const own = page.getByRole('article').filter({ hasText: refused })
  await expect(own).toContainText('Appeal granted')
  await expect(own).toContainText('The organization pays the deposit.')
  await expectAccessibleAtEveryWidth(page)

  // The granted sentence may be published now.
  await page.goto('/create-project?step=1')
  await description.fill(`We have four hundred keys and no list of them. ${refused}`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Skills & Requirements' })).toBeVisible()
})
