import { publishProject, register, sendApplication } from '#tests/support/calls/calls.ts'
import {
  expect,
  expectAccessible,
  expectAccessibleAtEveryWidth,
  test,
} from '#tests/support/running/journey.ts'
import { confirm, findManagePanel, press } from '#tests/support/scenarios/project-actions.ts'
import { decide, expectToast, openReceived } from '#tests/support/scenarios/steps.ts'

const title = 'Map the quiet footpaths'
const reason = 'The council closed the footpaths, so there is nothing to map.'

test('an organization cancels a project with a reason, and both volunteers find it and similar projects', async ({
  page: owner,
  openBrowser,
}) => {
  test.slow()
  await register(owner, { type: 'Organization', firstName: 'Nils' })
  const posting = {
    organizationName: 'Footpath Friends',
    cause: 'Environment',
    skill: 'Research',
    places: 2,
  }
  const projectId = await publishProject(owner, { ...posting, title })
  await publishProject(owner, { ...posting, title: 'Map the noisy footpaths' })
  const [worker, waiting] = [await openBrowser(), await openBrowser()]
  for (const [page, firstName] of [
    [worker, 'Runa'],
    [waiting, 'Silas'],
  ] as const) {
    await register(page, { type: 'Skilled Volunteer', firstName })
    await sendApplication(page, projectId, 'I walk these paths every week and draw maps.')
  }
  await decide(await openReceived(owner, 'Runa Okafor'), 'Accept')
  await expectToast(owner, 'Application accepted!')

  await owner.goto(`/project/${projectId}`)
  await press(owner, 'Cancel project')
  const dialog = owner.getByRole('dialog', { name: `Cancel “${title}”?` })
  await expect(dialog).toContainText(
    'The work of 1 accepted volunteer will end, and 1 pending application will be declined.',
  )
  await confirm(owner, 'Cancel project')
  await expect(dialog.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await dialog.getByLabel('Reason').fill(reason)
  await expectAccessible(owner, '[role=dialog]')
  await confirm(owner, 'Cancel project')
  await expectToast(owner, 'Project canceled')
  await expect(findManagePanel(owner).getByRole('heading')).toBeFocused()
  await expect(findManagePanel(owner).getByRole('button')).toHaveText(['Duplicate'])
  await expectAccessibleAtEveryWidth(owner)

  for (const page of [worker, waiting]) {
    await page.goto('/volunteer-dashboard')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByText(`Footpath Friends canceled “${title}”`).click()
    await expect(page).toHaveURL(new RegExp(`/project/${projectId}$`))
    await expect(page.getByText(reason)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Map the noisy footpaths' })).toBeVisible()
  }
  await expectAccessibleAtEveryWidth(waiting)
  await waiting.goto('/my-applications')
  await expect(waiting.getByRole('article', { name: `Application to ${title}` })).toContainText(
    'Canceled by the organization',
  )
})
