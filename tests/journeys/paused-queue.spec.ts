import { publishProject, register, sendApplication, signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { waitUntilLoaded } from '#tests/support/running/loaded.ts'
import { decide, expectToast, openReceived } from '#tests/support/scenarios/steps.ts'

test.use({ settings: { APPLICATIONS_PER_SPOT: '2' } })

const title = 'Answer the letters of spring'
const posting = { organizationName: 'Spring Post', title, cause: 'Education', skill: 'Writing', places: 1 }
const paused = 'Applications are paused until Spring Post answers.'

test('a visitor and a volunteer see that a queue is paused, and the volunteer is notified when it reopens', async ({
  page: owner,
  openBrowser,
}) => {
  test.slow()
  await register(owner, { type: 'Organization', firstName: 'Nils' })
  const projectId = await publishProject(owner, posting)
  for (const firstName of ['Runa', 'Silas']) {
    const applicant = await openBrowser()
    await register(applicant, { type: 'Skilled Volunteer', firstName })
    await sendApplication(applicant, projectId, 'I answer letters every week and like to do it.')
  }

  const visitor = await openBrowser()
  await visitor.goto(`/project/${projectId}`)
  await expect(visitor.getByText(paused)).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Notify me when it reopens' })).toBeVisible()
  await visitor.goto('/browse')
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: title, exact: true })).toBeHidden()
  await visitor.goto('/browse?closed=true')
  await expect(visitor.getByRole('article', { name: title })).toContainText(paused)
  await expectAccessibleAtEveryWidth(visitor)

  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Tova' })
  await volunteer.goto(`/project/${projectId}`)
  const ask = volunteer.getByRole('button', { name: 'Notify me when it reopens' })
  await ask.focus()
  await volunteer.keyboard.press('Enter')
  await expect(
    volunteer.getByRole('button', { name: 'Notify me when it reopens', pressed: true }),
  ).toBeVisible()
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.goto('/volunteer-dashboard?tab=saved')
  const awaited = volunteer.getByRole('region', { name: 'Waiting to reopen' })
  await expect(awaited.getByRole('article', { name: title })).toContainText(paused)
  await expectAccessibleAtEveryWidth(volunteer)
  await volunteer.goto(`/project/${projectId}`)
  await expect(volunteer.getByText(paused)).toBeVisible()

  await owner.goto('/home')
  await expect(owner.getByText('Applications are paused until you answer some of these.')).toBeVisible()
  await expectAccessibleAtEveryWidth(owner)
  await decide(await openReceived(owner, 'Runa Okafor'), 'Decline')
  await expectToast(owner, 'Application declined')

  // The open page says so by itself.
  await expect(volunteer.getByRole('button', { name: 'Apply Now' })).toBeVisible()
  await volunteer.getByRole('button', { name: /^Notifications/ }).click()
  await volunteer.getByText(`“${title}” by Spring Post takes applications again.`).first().click()
  await expect(volunteer).toHaveURL(new RegExp(`/project/${projectId}$`))
  await volunteer.getByRole('button', { name: 'Apply Now' }).click()
  await expect(volunteer.getByRole('dialog')).toContainText(
    'We remind the organization on days 2, 5, and 10 if it hasn’t answered.',
  )
})

test('an administrator finds a planned reminder and skips it with a reason', async ({
  page,
  openBrowser,
}) => {
  const owner = await openBrowser()
  await register(owner, { type: 'Organization', firstName: 'Nils' })
  const projectId = await publishProject(owner, { ...posting, title: 'Sort the letters of fall' })
  const volunteer = await openBrowser()
  await register(volunteer, { type: 'Skilled Volunteer', firstName: 'Ylva' })
  await sendApplication(volunteer, projectId, 'I sort letters every week and like to do it.')

  await signInByCall(page, 'admin')
  await page.goto('/admin/schedule?state=planned&rule=application.reminder')
  const entries = page.getByRole('article').filter({ hasText: 'Ylva Okafor' })
  // A job plans them, and the list shows what there was when it was opened.
  const countAfterReload = async () => {
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Rule' })).toBeVisible()
    await waitUntilLoaded(page)
    return entries.count()
  }
  await expect.poll(countAfterReload).toBeGreaterThan(0)
  await expectAccessibleAtEveryWidth(page)
  await entries.first().getByRole('button', { name: /^Skip/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Skip this action?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They told us that they answer tomorrow')
  await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
  await expectToast(page, 'Skipped')
  await page.goto('/admin/schedule?state=skipped')
  await expect(page.getByRole('article').filter({ hasText: 'Ylva Okafor' })).toBeVisible()
  await page.getByRole('link', { name: 'The rules in plain words' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reminders and automatic actions' })).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
})
