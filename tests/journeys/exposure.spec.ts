import { readFile } from 'node:fs/promises'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'

test('what a volunteer has in view counts as seen, and an administrator sees how exposure is spread', async ({
  page,
}) => {
  await signInByCall(page, 'volunteer')
  const report = page.waitForRequest((request) => request.url().endsWith('/api/project-matches/seen'))
  const listed = page.waitForResponse((response) => /\/api\/project-matches\?/.test(response.url()))
  await page.goto('/project-matching')
  const { list, order, projectIds } = (await report).postDataJSON()
  expect([list, order]).toEqual(['matches', 'recommended'])
  const ids = (await (await listed).json()).map(({ id }: { id: string }) => id)
  // The first ones are in view, and the list continues below.
  expect(projectIds).toContain(ids[0])
  expect(projectIds.length).toBeLessThan(ids.length)

  await signInByCall(page, 'admin')
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Project exposure' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project exposure' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Exposure at a glance' })).toContainText('Not seen')
  await expect(page.getByRole('region', { name: 'Who applies' })).toContainText('Documented weights')
  await expectAccessibleAtEveryWidth(page)

  await page.getByLabel('Place', { exact: true }).selectOption('Remote')
  await expect(page).toHaveURL(/place=remote/)
  const places = page.getByRole('table', { name: 'By place' })
  await expect(places.getByRole('rowheader')).toHaveText(['Remote'])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('project-exposure-30-days.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines.filter((line) => line.startsWith('Place,'))).toHaveLength(1)
})
