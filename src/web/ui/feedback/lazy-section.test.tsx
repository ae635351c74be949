import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { lazySection } from './lazy-section.tsx'

afterEach(() => cleanup())

const Settings = ({ name }: { name: string }) => <p>Settings of {name}</p>

test('a section shows once its code has loaded', async () => {
  const Section = lazySection(() => Promise.resolve(Settings))
  render(<Section name="Ana" />)
  expect(await screen.findByText('Settings of Ana')).toBeTruthy()
})

test('a section whose code could not load says so and tries again when asked', async () => {
  const network = { isOnline: false }
  const Section = lazySection(() =>
    network.isOnline ? Promise.resolve(Settings) : Promise.reject(new Error('offline')),
  )
  render(<Section name="Ana" />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.click(retry)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()

  network.isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Settings of Ana')).toBeTruthy()
})
