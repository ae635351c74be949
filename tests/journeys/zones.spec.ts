import { expect, test } from '#tests/support/running/journey.ts'

/** A date as the product formats it, in any time zone. */
const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

for (const timezoneId of [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]) {
  test.describe(`R17 in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('shows a deadline as the same day, with the time zone in which it ends', async ({
      page,
      request,
    }) => {
      const projects: { id: string; applicationDeadline: string | null }[] = await (
        await request.get('/api/projects?search=evening%20reading%20program')
      ).json()
      // Projects from other journeys have none.
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
