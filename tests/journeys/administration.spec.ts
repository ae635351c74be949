import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { register, signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessibleAtEveryWidth, test } from '#tests/support/running/journey.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

const currentRegister = readFileSync(
  fileURLToPath(new URL('../../demo/registry/eo_invented.csv', import.meta.url)),
  'utf8',
)

// The person whom the administrator signs out learns so from the next request.
test.use({ refusals: [401] })

test('an administrator sees what waits, how much happens and how the product is doing, and goes to the most urgent', async ({
  page,
}) => {
  await signInByCall(page, 'admin')
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'Waiting for you' })
  await expect(waiting.getByRole('listitem').first()).toBeVisible()
  const trends = page.getByRole('region', { name: 'Trends' })
  await expect(trends.getByRole('table')).toHaveCount(5)
  const health = page.getByRole('region', { name: 'Health' })
  await expect(health.getByText('Reads and writes work')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  const first = waiting.getByRole('link').first()
  const target = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL((url) => url.pathname === target)

  // On a phone the sections are in a menu, which the keyboard opens and leaves.
  await page.setViewportSize({ width: 390, height: 800 })
  const menu = page.getByRole('navigation', { name: 'Administration' }).getByRole('button')
  // A menu that opens below the pointer marks the row there.
  await page.mouse.move(0, 0)
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Overview' })).toBeFocused()
  await page.getByRole('menuitem', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(menu).toContainText('People')
})

test('an administrator finds a person who mistyped their address, corrects it, and the audit log says why', async ({
  page,
  openBrowser,
}) => {
  const person = await openBrowser()
  const id = randomUUID()
  await register(person, { type: 'Skilled Volunteer', firstName: 'Quentin', email: `${id}@example.net` })

  await signInByCall(page, 'admin')
  await page.goto('/admin/people')
  await page.getByLabel('Role', { exact: true }).selectOption('Volunteer')
  await page.getByRole('combobox', { name: 'Email', exact: true }).selectOption('Not verified')
  await page.getByRole('searchbox', { name: 'Name or email' }).fill(id)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('1 found')).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('link', { name: id }).click()

  const help = page.getByRole('list', { name: 'Help with the account' })
  await help.getByRole('button', { name: 'Resend' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Resend' })
    .click()
  await expectToast(page, 'Verification email sent')

  await help.getByRole('button', { name: 'Correct' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByLabel('New email address')).toBeFocused()
  await dialog.getByLabel('New email address').fill(`right-${id}@example.net`)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They called and spelled it for us')
  await expectAccessibleAtEveryWidth(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(help.getByText(`Waiting for the link sent to right-${id}@example.net`)).toBeVisible()
  await person.goto('/volunteer-dashboard')
  await expect(person.getByRole('button', { name: 'Sign In' })).toBeVisible()

  await page.getByRole('link', { name: 'View in audit log' }).click()
  const entries = page.getByRole('list', { name: 'Entries' })
  await entries.getByText('Corrected an email address').click()
  await expect(entries.getByRole('row', { name: /^reason/ })).toContainText('spelled it')
})

test('an administrator checks a newer register, reads what it would change, and loads it', async ({
  page,
}) => {
  const line = currentRegister.trimEnd().split(/\r?\n/).at(-1) ?? ''
  const csv = `${currentRegister.trimEnd()}\n${line.replace(/^\d{9},[^,]*/, '890000999,NEWLY LISTED KITCHEN')}\n123,broken\n`
  await signInByCall(page, 'admin')
  await page.goto('/admin/registers')
  await page.getByRole('button', { name: 'Check files' }).click()
  await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
  await page.getByRole('link', { name: 'Choose at least one file' }).click()
  await expect(page.getByLabel(/eo1\.csv to eo4\.csv/)).toBeFocused()
  await page
    .getByLabel(/eo1\.csv to eo4\.csv/)
    .setInputFiles({ name: 'eo_newer.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expectAccessibleAtEveryWidth(page)
  await page.getByRole('button', { name: 'Check files' }).click()
  const run = page.getByRole('region', { name: 'Check of 1 file' })
  await expect(run.getByRole('heading', { name: 'Check of 1 file' })).toBeFocused()
  await expect(run.getByText('Nothing was changed yet.')).toBeVisible()
  await expect(run.getByRole('row', { name: 'eo_newer.csv 17 1' })).toBeVisible()
  await expect(run.getByRole('row', { name: 'Business Master File 1 0 0' })).toBeVisible()
  await run.getByText('Unreadable lines').click()
  await expect(run.getByText(/eo_newer\.csv, line 19: it has 2 fields/)).toBeVisible()
  await expectAccessibleAtEveryWidth(page)

  await run.getByRole('button', { name: 'Load now' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Load now' })
    .click()
  const load = page.getByRole('region', { name: 'Load of 1 file' })
  await expect(load.getByRole('heading', { name: 'Load of 1 file' })).toBeFocused()
  await expect(load.getByText('The new register took effect.')).toBeVisible()
  await expect(page.getByText('eo_newer.csv: 17 rows, 1 rejected')).toBeVisible()
})
