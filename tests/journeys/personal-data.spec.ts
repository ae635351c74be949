import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { register } from '#tests/support/calls/calls.ts'
import { unzip } from '#tests/support/checks/zip.ts'
import { findEmailLink } from '#tests/support/email/outbox.ts'
import { listViolations } from '#tests/support/running/axe.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'

test('a person asks for their data, gets an email, downloads it and reads it without a connection', async ({
  page,
  openBrowser,
}, testInfo) => {
  const email = `curious${testInfo.retry}@example.net`
  await register(page, { type: 'Skilled Volunteer', firstName: 'Wren', email })
  await page.goto('/profile?tab=settings#personal-data')
  const section = page.getByRole('region', { name: 'Your data' })
  await section.getByRole('button', { name: 'Request your data' }).click()
  await expect(section.getByText('Ready', { exact: true })).toBeVisible()
  const link = await findEmailLink(page, email, 'Your data is ready to download')
  await page.goto(link)
  const heading = section.getByRole('heading', { name: 'Your data' })
  await expect(heading).toBeFocused()
  // Below the bar at the top, also once the list above it has loaded.
  await expect(page.getByText('You haven’t blocked anyone')).toBeVisible()
  const measureGap = async () => {
    const [top, bar] = await Promise.all([heading.boundingBox(), page.getByRole('banner').boundingBox()])
    return (top?.y ?? -1) - (bar?.y ?? 0) - (bar?.height ?? 0)
  }
  await expect.poll(measureGap).toBeGreaterThanOrEqual(0)
  await expectAccessibleAtEveryWidth(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^bridge-collective-\d{4}-\d\d-\d\d\.zip$/)
  const folder = testInfo.outputPath('export')
  for (const [name, content] of unzip(await readFile(await download.path()))) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  expect(JSON.parse(await readFile(path.join(folder, 'data.json'), 'utf8'))).toMatchObject({
    data: { account: { account: [{ email, firstName: 'Wren' }] } },
  })

  const reader = await openBrowser()
  await reader.context().setOffline(true)
  for (const width of [390, 1280]) {
    await reader.setViewportSize({ width, height: 900 })
    await reader.goto(pathToFileURL(path.join(folder, 'index.html')).href)
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('Wren')
    await expect(reader.getByText(email).first()).toBeVisible()
    expect(await listViolations(reader)).toEqual([])
    expect(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})
