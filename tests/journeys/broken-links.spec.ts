import { expect, expectAccessible, test } from '#tests/support/running/journey.ts'

test.describe('a broken link', () => {
  test.use({ refusals: [400, 404] })

  test('to a project says it does not exist, and with invalid filters shows what it can', async ({
    page,
  }) => {
    for (const id of ['nothing', '11111111-1111-4111-8111-111111111111', '%00', "'--"]) {
      await page.goto(`/project/${id}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
    }
    await expect(page).toHaveTitle(/Project Not Found/)
    await expectAccessible(page)
    await page.goto('/browse?timeCommitment=soon&org=x&skills=,,&search=%20&cursor=junk')
    await expect(page.getByRole('link', { name: 'View Details' }).first()).toBeVisible()
  })
})
