import { signInByCall } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

// In `changing` of playwright.config.ts, because the invites change the demo's work.

const title = 'Grant writer for our evening reading program'

test('an organization invites a volunteer from a portfolio, who accepts with the scope and declines another invite', async ({
  page: owner,
  openBrowser,
}) => {
  test.slow()
  const volunteer = await openBrowser()
  await signInByCall(volunteer, 'volunteer')
  const { id: volunteerId } = await (await volunteer.request.get('/api/user')).json()

  await signInByCall(owner, 'organization')
  await owner.goto(`/volunteers/${volunteerId}`)
  await owner.getByRole('button', { name: /^Invite Maya/ }).click()
  const dialog = owner.getByRole('dialog', { name: /^Invite Maya/ })
  await expect(dialog.getByText(/You have 10 invites left today, of 10/)).toBeVisible()
  await expectAccessible(owner, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send Invite' }).click()
  await expect(dialog.getByRole('link', { name: 'Please choose a project' })).toBeVisible()
  const projects = dialog.getByLabel('Project')
  await projects.selectOption(title)
  await dialog
    .getByLabel('Your message')
    .fill('Your handbook helped 40 learners. Would you write this one, too?')
  await dialog.getByRole('button', { name: 'Send Invite' }).click()
  await expectToast(owner, 'Invite sent')
  await owner.goto('/sent-invites')
  const sent = owner.getByRole('article', { name: title }).filter({ hasText: 'Maya' })
  await expect(sent).toContainText('Waiting')
  await expect(owner.getByText('Ask me again in summer!')).toBeVisible()
  await expectAccessibleAtEveryWidth(owner)

  await volunteer.goto('/dashboard')
  await volunteer.getByRole('button', { name: /^Notifications/ }).click()
  await volunteer.getByText('You’re invited').click()
  await expect(volunteer).toHaveURL(/\/invites\?invite=/)
  const received = volunteer.getByRole('article', { name: title })
  await expect(received).toBeFocused()
  await expectAccessibleAtEveryWidth(volunteer)
  await received.getByRole('button', { name: /^Accept the invite/ }).click()
  const acceptance = volunteer.getByRole('dialog', { name: `Join ${title}?` })
  await expect(acceptance.getByText('Deliverables')).toBeVisible()
  await expectAccessible(volunteer, '[role=dialog]')
  await acceptance.getByLabel(/^A few words/).fill('With pleasure.')
  // What applicants are asked, too.
  await acceptance.getByRole('button', { name: 'Accept and Join' }).click()
  const question = acceptance.getByLabel(/^Which funded proposal are you/)
  await expect(question).toBeFocused()
  await question.fill('The one for our school library.')
  await acceptance.getByRole('button', { name: 'Accept and Join' }).click()
  await expectToast(volunteer, 'You’re in')
  await expect(received).toContainText('Accepted')
  await expect(received).toBeFocused()

  const other = volunteer.getByRole('article').filter({ hasText: 'Boots are on the house' })
  await other.getByRole('button', { name: /^Decline the invite/ }).click()
  const decline = volunteer.getByRole('dialog', { name: /^Decline the invite/ })
  await expectAccessible(volunteer, '[role=dialog]')
  await decline.getByText('No time', { exact: true }).click()
  await decline.getByRole('button', { name: 'Decline Invite' }).click()
  await expectToast(volunteer, 'Invite declined')
  await expect(other).toContainText('Declined')
  await expect(other).toBeFocused()

  await received.getByRole('link', { name: 'See Your Work' }).click()
  await expect(volunteer).toHaveURL(/\/applications\?tab=mine&application=/)
  await expect(volunteer.getByRole('article', { name: `Application to ${title}` })).toBeFocused()

  await owner.reload()
  await expect(sent).toContainText('Accepted')
  await sent.getByRole('link', { name: 'See Application' }).click()
  await expect(owner.getByText('With pleasure.').first()).toBeVisible()
})
