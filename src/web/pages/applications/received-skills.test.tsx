import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/answers/answers.ts'
import { findDetail, openReceived } from '#tests/support/web/received-screen.tsx'

test.each([
  ['names the skills that many projects ask for', ['Web Development'], true],
  ['opens if a server of the release before names none', undefined, false],
])('a received application %s', async (_, common, isNamed) => {
  const skills = { same: ['Web Development'], near: [], missing: ['Research'], common }
  openReceived({ received: [anApplication()], detail: { skills } })
  const detail = await findDetail('Maya Lindqvist')
  expect(await detail.findByText('Research not listed')).toBeTruthy()
  expect(detail.queryByText(/^Many projects ask for Web Development/) !== null).toBe(isNamed)
})
