import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/answers/answers.ts'
import { findRow, openReceived } from '#tests/support/web/received-screen.tsx'

const nextAt = () => new Date(Date.now() + 12 * 60_000 + 5000).toISOString()

test('Received Applications say nothing about downloads of applicants while several are left', async () => {
  openReceived({ received: [anApplication()], exportsLeft: { left: 3, nextAt: nextAt() } })
  await findRow('Maya Lindqvist')
  await screen.findByRole('button', { name: 'Export CSV' })
  expect(screen.queryByText(/people’s names/)).toBeNull()
})

test('Received Applications say below their heading that only a few downloads of applicants are left', async () => {
  openReceived({ received: [anApplication()], exportsLeft: { left: 1, nextAt: nextAt() } })
  const region = within(await screen.findByRole('region', { name: 'Received applications' }))
  expect(
    await region.findByText(
      /^You can download 1 more list with people’s names now, and another in 1[12] minutes\.$/,
    ),
  ).toBeTruthy()
})
