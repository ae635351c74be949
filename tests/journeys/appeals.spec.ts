import { callAsPage, publishProject, register, signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast, openCase } from '#tests/support/scenarios/steps.ts'

// In `changing` of playwright.config.ts: a second administrator of another journey would have to decide.

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
  await expect(page.getByText(`Volunteers never pay. Remove “${refused}” from this text.`)).toBeVisible()
  await page.getByRole('button', { name: 'Appeal this' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal the refusal' })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expect(dialog.getByRole('link', { name: 'Please say why this decision is wrong' })).toBeVisible()
  await dialog.getByLabel('Why is this decision wrong?').fill(reason)
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expectToast(page, 'Appeal sent')
  await expect(page.getByText(`You appealed the refusal of “${refused}”.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Appeal this' })).toHaveCount(0)
  await expectAccessible(page)

  // Without the sentence, the project can continue.
  await description.fill('We have four hundred keys and no list of them. We lend you the key cabinet.')
  await page.getByRole('button', { name: 'Education' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Skills & Requirements' })).toBeVisible()

  const admin = await openBrowser()
  await signInByCall(admin, 'admin')
  await admin.goto('/admin/reports?kind=appeal')
  const appeal = await openCase(admin, reason)
  await expect(appeal).toContainText(refused)
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

test('the writer of a removed message appeals, and the message comes back to both sides', async ({
  page: volunteer,
  openBrowser,
}) => {
  test.slow()
  const text = 'Bring your own lanterns to the harbor.'
  const organization = await openBrowser()
  await register(organization, { type: 'Organization', firstName: 'Ida' })
  const projectId = await publishProject(organization, {
    organizationName: 'Harbor Lanterns',
    title: 'Light the harbor',
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Piet' })
  const { organizationId } = await (await volunteer.request.get(`/api/projects/${projectId}`)).json()
  const about = { organizationId, projectId }
  const { id: conversation } = await callAsPage(volunteer, 'POST /api/conversations', about)
  const { id: message } = await callAsPage(volunteer, `POST /api/conversations/${conversation}/messages`, {
    id: crypto.randomUUID(),
    content: text,
  })
  await callAsPage(organization, `POST /api/messages/${message}/report`, { reason: 'spam' })

  const admin = await openBrowser()
  await signInByCall(admin, 'admin')
  await admin.goto('/admin/reports?kind=message')
  const reported = await openCase(admin, text)
  await reported.getByRole('button', { name: 'Remove' }).click()
  const removal = admin.getByRole('dialog', { name: 'Remove this message?' })
  await removal.getByLabel('Reason').fill('It advertises lanterns.')
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expectToast(admin, 'Message removed')

  await organization.goto(`/messages?conversation=${conversation}`)
  const log = organization.getByRole('log', { name: 'Messages with Piet Okafor' })
  await expect(log).toContainText('Our staff removed this message')
  await volunteer.goto('/dashboard')
  await volunteer.getByRole('button', { name: /^Notifications/ }).click()
  await volunteer.getByText('Message removed').click()
  await expect(volunteer).toHaveURL(/\/decisions$/)
  const own = volunteer.getByRole('article').filter({ hasText: text })
  await expect(own).toContainText('Reason: It advertises lanterns.')
  await expectAccessibleAtEveryWidth(volunteer)
  await own.getByRole('button', { name: `Appeal: ${text}` }).click()
  const dialog = volunteer.getByRole('dialog', { name: 'Appeal this decision' })
  await dialog.getByLabel('Why is this decision wrong?').fill('We need light to work at night.')
  await expectAccessible(volunteer, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expect(own).toContainText('Waiting for an answer')

  await admin.goto('/admin/reports?kind=appeal')
  const appeal = await openCase(admin, 'We need light to work at night.')
  await expect(appeal).toContainText(text)
  await expectAccessibleAtEveryWidth(admin)
  await appeal.getByRole('button', { name: 'Grant' }).click()
  const decision = admin.getByRole('dialog', { name: 'Grant the appeal?' })
  await expect(decision).toContainText('Everyone in the conversation can read the message again.')
  await decision.getByLabel('Reason').fill('It belongs to the work.')
  await decision.getByRole('button', { name: 'Grant' }).click()
  await expectToast(admin, 'Appeal granted')
  // Without a reload.
  await expect(log).toContainText(text)
  await volunteer.reload()
  await expect(own).toContainText('Appeal granted')
  await expect(own).toContainText('Answer: It belongs to the work.')
  await expect(own.getByRole('button')).toHaveCount(0)
})
