import { fileURLToPath } from 'node:url'
import { signInByCall } from '#tests/support/calls/calls.ts'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'
import { withTableLocks } from '#tests/support/running/table-locks.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../../demo/registry/${name}`, import.meta.url))

test('an administrator sees how far a check of registers is, also after a reload, and stops it', async ({
  page,
  dataFolder,
}) => {
  await withTableLocks({ dataFolder }, async (lock) => {
    // The check waits before each of these registers, as during long files.
    const continueWithPub78 = await lock('registry_pub78')
    const continueWithRevocations = await lock('registry_revocations')
    await signInByCall(page, 'admin')
    await page.goto('/admin/registers')
    const loads = page.getByRole('list', { name: 'Loads, newest first' }).getByRole('listitem')
    await expect(loads.first()).toBeVisible()
    const before = await loads.count()
    const form = page.getByRole('region', { name: 'Load newer files' })
    await form.getByLabel(/eo1\.csv to eo4\.csv/).setInputFiles(pathOf('eo_invented.csv'))
    await form.getByLabel('Publication 78').setInputFiles(pathOf('pub78_invented.txt'))
    await form.getByLabel('Automatic revocations').setInputFiles(pathOf('revocations_invented.txt'))
    await page.getByRole('button', { name: 'Check files' }).click()

    const run = page.getByRole('region', { name: 'Check of 3 files' })
    const bar = run.getByRole('progressbar', { name: 'Progress' })
    await expect(run.getByRole('heading', { name: 'Check of 3 files' })).toBeFocused()
    await expect(bar).toBeVisible()
    const first = run.getByText(/^75% read, eo_invented\.csv: \d+ rows$/)
    await expect(first).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check files' })).toBeHidden()
    await expectAccessible(page)

    await page.reload()
    await expect(first).toBeVisible()
    await continueWithPub78()
    await expect(run.getByText(/^93% read, pub78_invented\.txt: \d+ rows$/)).toBeVisible()

    await run.getByRole('button', { name: 'Stop' }).click()
    await expect(run.getByRole('status')).toHaveText('Stopping')
    await continueWithRevocations()
    await expect(run.getByRole('status')).toHaveText('Stopped')
    await expect(run.getByRole('heading', { name: 'Check of 3 files' })).toBeFocused()
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Check files' })).toBeVisible()
    await page.reload()
    await expect(run.getByRole('status')).toHaveText('Stopped')
    await expect(loads).toHaveCount(before)
  })
})
