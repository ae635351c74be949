import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '#web/ui/actions/button.tsx'
import { lazyDialog, LazyDialogButton } from './lazy-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const OpenDialog = ({ open }: { open: boolean }) => open && <p>Filters</p>

test('a dialog whose code could not load closes, and loads when it is opened again', async () => {
  const network = { isOnline: false, closed: 0 }
  const Dialog = lazyDialog<{ open: boolean }>(
    () => (network.isOnline ? Promise.resolve(OpenDialog) : Promise.reject(new Error('offline'))),
    () => {
      network.closed += 1
    },
  )
  const { rerender } = render(<Dialog open />)
  await expect.poll(() => network.closed).toBe(1)

  rerender(<Dialog open={false} />)
  network.isOnline = true
  rerender(<Dialog open />)
  expect(await screen.findByText('Filters')).toBeTruthy()
})

test('a dialog whose code takes long to load says so after 400 ms, and leaves the focus where it is', async () => {
  vi.useFakeTimers()
  let arrive = (_code: typeof OpenDialog) => {}
  const code = new Promise<typeof OpenDialog>((resolve) => {
    arrive = resolve
  })
  const Dialog = lazyDialog<{ open: boolean }>(
    () => code,
    () => {},
  )
  const show = (open: boolean) => (
    <>
      <button type="button">Filter</button>
      <Dialog open={open} />
    </>
  )
  const { rerender } = render(show(true))
  const button = screen.getByRole('button', { name: 'Filter' })
  button.focus()
  const shown = () => screen.queryByText('Loading...') !== null
  act(() => void vi.advanceTimersByTime(399))
  expect(shown()).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(document.activeElement).toBe(button)

  rerender(show(false))
  expect(shown()).toBe(false)
  rerender(show(true))
  await act(async () => arrive(OpenDialog))
  expect(screen.getByText('Filters')).toBeTruthy()
  expect(shown()).toBe(false)
})

test('a button whose dialog takes long to load is busy from the press on', async () => {
  let arrive = (_code: typeof OpenDialog) => {}
  const code = new Promise<typeof OpenDialog>((resolve) => {
    arrive = resolve
  })
  render(
    <LazyDialogButton trigger={<Button>Apply Now</Button>} load={() => code}>
      {({ open }) => open && <p>Form</p>}
    </LazyDialogButton>,
  )
  const button = screen.getByRole('button', { name: 'Apply Now' })
  expect(button.getAttribute('aria-busy')).toBeNull()
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  await act(async () => arrive(OpenDialog))
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  expect(screen.getByText('Form')).toBeTruthy()
  // From now on it opens immediately.
  fireEvent.click(button)
  expect(button.getAttribute('aria-busy')).toBeNull()
})

test('Escape cancels a dialog whose code still loads', () => {
  let closed = 0
  const Dialog = lazyDialog<{ open: boolean }>(
    () => new Promise<typeof OpenDialog>(() => {}),
    () => {
      closed += 1
    },
  )
  const { rerender } = render(<Dialog open />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toBe(1)
  rerender(<Dialog open={false} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(closed).toBe(1)
})
