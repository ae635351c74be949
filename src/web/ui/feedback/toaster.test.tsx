import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { clearToasts, dismissToast, toast, useToast } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

afterEach(() => {
  act(clearToasts)
  vi.useRealTimers()
})

function TestToasts() {
  return (
    <output>
      {useToast()
        .toasts.map((one) => `${one.title} ${one.open}`)
        .join()}
    </output>
  )
}
const titles = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

describe('toasts', () => {
  it('show one at a time: a new one replaces the old', () => {
    render(<Toaster />)
    act(() => void toast({ title: 'Project saved', description: 'Added to your saved projects' }))
    act(() => void toast({ title: 'Project unsaved' }))
    expect(titles()).toEqual(['Project unsaved'])
  })

  it('close after 5000 ms and are removed 1,000,000 ms later', () => {
    vi.useFakeTimers()
    render(
      <>
        <TestToasts />
        <Toaster />
      </>,
    )
    act(() => void toast({ title: 'Signed out' }))
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('Signed out true')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(titles()).toEqual([])
    act(() => void vi.advanceTimersByTime(999_999))
    expect(screen.getByText('Signed out false')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Signed out false')).toBeNull()
  })

  it('wait for the dialog that fills a low window, unless they say what went wrong', async () => {
    const { matchMedia } = window
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(height < 32rem)' })
    onTestFinished(() => {
      window.matchMedia = matchMedia
    })
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    dialog.dataset['state'] = 'open'
    render(<Toaster />)
    await act(async () => document.body.append(dialog))
    act(() => void toast({ title: 'Welcome' }))
    expect(titles()).toEqual([])
    act(() => void toast({ title: 'Failed', variant: 'destructive' }))
    expect(titles()).toEqual(['Failed'])
    act(() => void toast({ title: 'Saved' }))
    expect(titles()).toEqual([])
    await act(async () => dialog.remove())
    expect(titles()).toEqual(['Saved'])
  })

  it('are reached with F8 and can have one action', async () => {
    const undo = vi.fn<() => void>()
    render(<Toaster />)
    act(() => void toast({ title: 'Project saved', action: { label: 'Undo', onSelect: undo } }))
    await userEvent.keyboard('[F8]')
    expect(screen.getByRole('region', { name: 'Notifications (F8)' }).contains(document.activeElement)).toBe(
      true,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(titles()).toEqual([])
  })

  it('can be closed by the code that showed them', () => {
    render(<Toaster />)
    let id = 0
    act(() => {
      id = toast({ title: 'Working' })
    })
    act(() => dismissToast(id))
    expect(titles()).toEqual([])
  })
})
