import { sql } from 'drizzle-orm'
import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'
import { receiveMany, runInDatabase } from '#tests/support/scenarios/applicants.ts'
import { expectToast } from '#tests/support/scenarios/steps.ts'

test('a member confirms the hours of several people with the keyboard', async ({ page, dataFolder }) => {
  await receiveMany(page, dataFolder)
  await runInDatabase({ dataFolder }, async (db) => {
    await db.execute(sql`update applications set status = 'accepted', reviewed_at = now() - interval '9 days'
      where id in (select id from applications where status = 'pending' order by created_at desc limit 3)`)
    await db.execute(sql`insert into hour_entries (id, application_id, date, hours, note, created_at, updated_at)
      select gen_random_uuid(), id, current_date - 1, 3.5, 'Everything, all day and night', now(), now()
      from applications where status = 'accepted'`)
  })
  await page.goto('/applications?tab=received&show=hours')
  const list = page.getByRole('list', { name: 'Applicants' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await expect(list).toContainText('Everything, all day and night')
  const { keyboard } = page
  await expect(page.getByRole('article', { name: /^Application by/ })).toBeVisible()
  await keyboard.press('x')
  await keyboard.press('j')
  await keyboard.press('x')
  await expect(page.getByRole('region', { name: 'Selected applicants' })).toContainText('2 selected')
  await expectAccessible(page)
  await keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: 'Confirm hours of 2 people' })
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expectAccessible(page, '[role=dialog]')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Confirm 7 hours' }).press('Enter')
  await expectToast(page, '7 hours confirmed')
  await expect(dialog).toBeHidden()
  await expect(list.getByRole('button', { name: /^Confirm hours of/ })).toHaveCount(1)
})
