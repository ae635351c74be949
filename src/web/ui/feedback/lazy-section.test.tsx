import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazySection } from './lazy-section.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Settings = ({ name }: { name: string }) => <p>Settings of {name}</p>

test('a section shows once its code has loaded', async () => {
  const Section = lazySection(() => Promise.resolve(Settings))
  render(<Section name="Ana" />)
  expect(await screen.findByText('Settings of Ana')).toBeTruthy()
})

test('a section that was prepared shows immediately', async () => {
  const Section = lazySection(() => Promise.resolve(Settings))
  expect(Section.isPrepared()).toBe(false)
  await Section.prepare()
  expect(Section.isPrepared()).toBe(true)
  render(<Section name="Ana" />)
  expect(screen.getByText('Settings of Ana')).toBeTruthy()
})

test('a section that is loading when it is prepared stays as it is once its code is there', async () => {
  let mounts = 0
  const Field = () => {
    useEffect(() => {
      mounts += 1
    }, [])
    return <input aria-label="City" />
  }
  const Section = lazySection<object>(() => Promise.resolve(Field))
  const { rerender } = render(<Section />)
  await act(() => Section.prepare())
  expect(await screen.findByLabelText('City')).toBeTruthy()
  rerender(<Section />)
  expect(mounts).toBe(1)
})

test('preparing a section whose code cannot load leaves it to the section to say so', async () => {
  const Section = lazySection<{ name: string }>(() => Promise.reject(new Error('offline')))
  await Section.prepare()
  expect(Section.isPrepared()).toBe(false)
  render(<Section name="Ana" />)
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
})

test('a section whose code could not load says so and tries again when asked', async () => {
  const network = { isOnline: false }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
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

test('with a connection, a section whose code could not load offers to reload the page', async () => {
  let loads = 0
  const Section = lazySection<{ name: string }>(() => {
    loads += 1
    return Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  })
  render(<Section name="Ana" />)
  expect(await screen.findByRole('button', { name: 'Reload page' })).toBeTruthy()
  expect(screen.getByText(/new version of the site/)).toBeTruthy()
  expect(loads).toBe(2)
})

test('a section whose code could not load shows by itself once the connection is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Section = lazySection(() =>
    navigator.onLine ? Promise.resolve(Settings) : Promise.reject(new Error('offline')),
  )
  render(<Section name="Ana" />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Settings of Ana')).toBeTruthy()
})
