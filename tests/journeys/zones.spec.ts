import { expect, test } from '#tests/support/journey.ts'

/** A day as the product writes it, wherever it is read. */
const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

for (const timezoneId of [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]) {
  test.describe(`R17 in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('a deadline is the same day, with the zone in which it ends', async ({ page, request }) => {
      const projects: { id: string; applicationDeadline: string | null }[] = await (
        await request.get('/api/projects?search=evening%20reading%20program')
      ).json()
      // What other journeys posted has none.
      const project = projects.find(({ applicationDeadline }) => applicationDeadline !== null)
      const day = words.format(new Date(`${project?.applicationDeadline}T00:00:00Z`))
      await page.goto(`/project/${project?.id}`)
      const deadline = page.getByRole('definition').filter({ hasText: 'Open until the end of the day in' })
      await expect(deadline).toContainText(day)
      await page.reload()
      await expect(deadline).toContainText(day)
    })
  })
}
