import { once } from 'node:events'
import { createWriteStream, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'

const rows = 600_000
const register = readFileSync(
  fileURLToPath(new URL('../../demo/registry/eo_invented.csv', import.meta.url)),
  'utf8',
).split(/\r?\n/)
const [header = '', line = ''] = register

/** Writes a Business Master File that takes many seconds to read. */
async function writeRegister(file: string): Promise<void> {
  const written = createWriteStream(file)
  written.write(`${header}\r\n`)
  for (let row = 0; row < rows; row += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      line.replace(/^\d{9},[^,]*/, `${100_000_000 + row + index},PANTRY NUMBER ${row + index}`),
    )
    if (!written.write(`${lines.join('\r\n')}\r\n`)) await once(written, 'drain')
  }
  written.end()
  await once(written, 'finish')
}

test('an administrator sees how far a large register is, also after a reload, and stops it', async ({
  page,
}, testInfo) => {
  test.slow()
  const file = testInfo.outputPath('eo_large.csv')
  await writeRegister(file)
  await signInByCall(page, 'admin')
  await page.goto('/admin/registers')
  const before = await page.getByRole('list', { name: 'Loads, newest first' }).getByRole('listitem').count()
  await page.getByLabel(/eo1\.csv to eo4\.csv/).setInputFiles(file)
  await page.getByRole('button', { name: 'Check files' }).click()

  const run = page.getByRole('region', { name: 'Check of 1 file' })
  const bar = run.getByRole('progressbar', { name: 'Progress' })
  await expect(run.getByRole('heading', { name: 'Check of 1 file' })).toBeFocused()
  await expect(bar).toBeVisible()
  const read = run.getByText(/^\d+% read, eo_large\.csv: [\d,]+ rows$/)
  await expect(read).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Check files' })).toBeHidden()
  await expectAccessible(page)

  await page.reload()
  await expect(read).toBeVisible()
  const shareOf = async () => Number.parseInt((await read.textContent()) ?? '', 10)
  const first = await shareOf()
  await expect.poll(shareOf).toBeGreaterThan(first)

  await run.getByRole('button', { name: 'Stop' }).click()
  await expect(run.getByRole('status')).toHaveText('Stopped', { timeout: 30_000 })
  await expect(run.getByRole('heading', { name: 'Check of 1 file' })).toBeFocused()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Check files' })).toBeVisible()
  await page.reload()
  await expect(run.getByRole('status')).toHaveText('Stopped')
  await expect(page.getByRole('list', { name: 'Loads, newest first' }).getByRole('listitem')).toHaveCount(
    before,
  )
})
