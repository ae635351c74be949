import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { lazyDialog } from './lazy-dialog.tsx'

afterEach(() => cleanup())

test('a dialog whose code could not load closes, and loads when it is opened again', async () => {
  const network = { isOnline: false, closed: 0 }
  const OpenDialog = ({ open }: { open: boolean }) => open && <p>Filters</p>
  const Dialog = lazyDialog<{ open: boolean }>(
    () => (network.isOnline ? Promise.resolve(OpenDialog) : Promise.reject(new Error('offline'))),
    () => {
      network.closed += 1
    },
  )
  const show = (open: boolean) => (
    <Suspense>
      <Dialog open={open} />
    </Suspense>
  )
  const { rerender } = render(show(true))
  await expect.poll(() => network.closed).toBe(1)

  rerender(show(false))
  network.isOnline = true
  rerender(show(true))
  expect(await screen.findByText('Filters')).toBeTruthy()
})
