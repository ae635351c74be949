import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth } from '#tests/support/running/journey.ts'
import { listEmailTexts, test } from '#tests/support/running/mail-journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

test('an administrator invites a list of people, corrects a row first, and one of them creates an account', async ({
  page,
  openBrowser,
  mail,
}, { retry }) => {
  test.slow()
  const email = `kim${retry}@example.net`
  await signInByCall(page, 'admin')
  await page.goto('/admin/people')
  await page.getByRole('link', { name: 'Invite people' }).click()
  const list = page.getByRole('textbox', { name: 'List of people' })
  await list.fill(`Email;Name;Phone\n${email};Kim Lee;1\nnot an address;Robin;2`)
  await page.getByRole('button', { name: 'Check list' }).click()
  await expect(
    page.getByText('Line 3: The column “email” has “not an address”, which isn’t an email address'),
  ).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await list.fill(`Email;Name;Phone\n${email};Kim Lee;1`)
  await page.getByRole('button', { name: 'Check list' }).click()
  await page.getByRole('button', { name: 'Send 1 invitation' }).click()
  await expectToast(page, '1 invitation sent', 'They appear below until they are accepted.')
  await expect(page.getByRole('list', { name: 'Open invitations', exact: true })).toContainText(email)
  await expect(list).toHaveValue('')
  await expectAccessibleAtEveryWidth(page)

  const invited = await openBrowser()
  const emails = () => listEmailTexts(mail, email)
  await expect.poll(() => emails().length).toBe(1)
  const [path = ''] = /\/auth\/join#[\w.-]+/.exec(emails()[0] ?? '') ?? []
  await invited.goto(path)
  await expect(invited.getByRole('heading', { level: 1, name: 'Join Bridge Collective' })).toBeVisible()
  await expectAccessibleAtEveryWidth(invited)
  await invited.getByLabel('Password').fill('lantern-bridge-42')
  await invited.getByRole('button', { name: 'Create account' }).click()
  await expect(invited.getByRole('button', { name: /Kim/ })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Invitations', exact: true })).toBeVisible()
  await expect(page.getByText(email)).toBeHidden()
})
