import {
  callAsPage,
  publishProject,
  register,
  sendApplication,
  signInByCall,
} from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast, openCase, openReceived } from '#tests/support/scenarios/steps.ts'

// A suspended organization has no page.
test.use({ refusals: [404] })

test('a volunteer reports an organization, which is warned, and it reports the volunteer; both cases are in one queue', async ({
  page,
  openBrowser,
}) => {
  test.slow()
  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Petra' })
  const projectId = await publishProject(owner, {
    organizationName: 'Lantern Fish Rescue',
    title: 'Count the lantern fish',
    cause: 'Environment',
    skill: 'Research',
    places: 1,
  })
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Wendelin' })
  await sendApplication(volunteer, projectId, 'I count fish every morning and would like to help you.')

  // From the organization's page.
  await volunteer.goto(`/project/${projectId}`)
  await volunteer.getByRole('main').getByRole('link', { name: 'Lantern Fish Rescue' }).first().click()
  await volunteer.getByRole('button', { name: 'Report this organization' }).click()
  const report = volunteer.getByRole('dialog', { name: 'Report Lantern Fish Rescue' })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByRole('link', { name: /Please choose a reason/ })).toBeVisible()
  await report.getByText('Asks for money').click()
  await report.getByLabel('Explanation').fill('They want 20 dollars for a fishing license.')
  await expectAccessible(volunteer, '[role=dialog]')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expectToast(volunteer, 'Report sent')
  await expect(volunteer.getByText('Our staff will look at it.').first()).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)

  // From the application.
  const received = await openReceived(owner, 'Wendelin Okafor')
  await received.getByRole('button', { name: 'Report this person' }).click()
  const byOwner = owner.getByRole('dialog', { name: 'Report Wendelin Okafor' })
  await byOwner.getByText('Harassment or threats').click()
  await byOwner.getByRole('button', { name: 'Send report' }).click()
  await expectToast(owner, 'Report sent')

  await signInByCall(page, 'admin')
  await page.goto('/admin/reports')
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: 'Name, title or text' }).fill(text)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }
  await search('lantern fish')
  const organization = await openCase(page, 'Lantern Fish Rescue')
  await expect(organization).toContainText('They want 20 dollars for a fishing license.')
  await expect(organization).toContainText('Their first report')
  await expectAccessibleAtEveryWidth(page)
  await organization.getByRole('button', { name: 'Warn' }).click()
  const warning = page.getByRole('dialog', { name: 'Warn Lantern Fish Rescue?' })
  await warning.getByRole('button', { name: 'Warn' }).click()
  await expect(warning.getByLabel('Reason')).toBeFocused()
  await warning.getByLabel('Reason').fill('Volunteers never pay here.')
  await expectAccessible(page, '[role=dialog]')
  await warning.getByRole('button', { name: 'Warn' }).click()
  await expectToast(page, 'Warning sent')
  await expect(organization).toBeHidden()

  await search('wendelin')
  const person = await openCase(page, 'Wendelin Okafor')
  await expect(person).toContainText('Harassment or threats')
  await person.getByRole('button', { name: 'Dismiss' }).click()
  const dismissal = page.getByRole('dialog', { name: 'Dismiss the reports about Wendelin Okafor?' })
  await dismissal.getByLabel('Reason').fill('The message was friendly.')
  await dismissal.getByRole('button', { name: 'Dismiss' }).click()
  await expectToast(page, 'Reports dismissed')

  await owner.goto('/organization-dashboard')
  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await expect(owner.getByText(/warned Lantern Fish Rescue/)).toBeVisible()
  await expect(owner.getByText('Your report was read')).toBeVisible()
  await volunteer.getByRole('button', { name: /^Notifications/ }).click()
  await expect(volunteer.getByText('Your report led to action')).toBeVisible()

  // The conversation reports, too.
  const { organizationId } = await callAsPage(owner, `PATCH /api/projects/${projectId}`, {})
  const { id: conversation } = await callAsPage(volunteer, 'POST /api/conversations', {
    organizationId,
    projectId,
  })
  await volunteer.goto(`/messages?conversation=${conversation}`)
  await volunteer.getByRole('button', { name: 'Conversation options' }).click()
  await volunteer.getByRole('menuitem', { name: 'Report this organization' }).click()
  await report.getByText('Misleading').click()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expectToast(volunteer, 'Report sent')

  await page.reload()
  await search('lantern fish')
  await expect(organization).toContainText('2 reports in total, 1 of them led to action')
  await organization.getByRole('button', { name: 'Suspend' }).click()
  const suspension = page.getByRole('dialog', { name: 'Suspend Lantern Fish Rescue?' })
  await suspension.getByLabel('Reason').fill('They went on asking for money.')
  await suspension.getByRole('button', { name: 'Suspend' }).click()
  await expectToast(page, 'Suspended')
  await volunteer.goto(`/organizations/${String(organizationId)}`)
  await expect(volunteer.getByRole('heading', { level: 1 })).not.toHaveText('Lantern Fish Rescue')
  await page.getByRole('tab', { name: 'Decided' }).click()
  await organization.getByRole('button', { name: 'End suspension' }).click()
  const end = page.getByRole('dialog', { name: 'End the suspension of Lantern Fish Rescue?' })
  await end.getByLabel('Reason').fill('They returned the money.')
  await end.getByRole('button', { name: 'End suspension' }).click()
  await expectToast(page, 'Suspension ended')
  await volunteer.reload()
  await expect(volunteer.getByRole('heading', { level: 1 })).toHaveText('Lantern Fish Rescue')
})
