import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type SubmitEventHandler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Example({ onSubmit = () => {} }: { onSubmit?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Apply"
        description="Say why."
        trigger={<Button>Apply Now</Button>}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        footer={<Button type="submit">Send</Button>}
      >
        <input aria-label="Message" />
      </Dialog>
      <a href="#elsewhere">Elsewhere</a>
    </>
  )
}

/** A form that has opened another dialog. */
function Nesting({ onSubmit }: { onSubmit: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      title="Decline Maya?"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      footer={
        <>
          <Button>Cancel</Button>
          <Button type="submit">Decline</Button>
        </>
      }
    >
      <textarea aria-label="Why" />
      <input type="checkbox" aria-label="Notify the others" />
      <a href="#rules">Rules</a>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Saved replies">
        <textarea aria-label="Reply" />
      </Dialog>
    </Dialog>
  )
}

describe('a dialog', () => {
  it('has no empty body if its content is left out', () => {
    const open = (content: boolean) => {
      const { unmount } = render(
        <Dialog open onOpenChange={() => {}} title="Sign off" footer={<Button>Yes</Button>}>
          {content && <p>Agreed</p>}
          {undefined}
        </Dialog>,
      )
      const parts = screen.getByRole('dialog').children.length
      unmount()
      return parts
    }
    expect(open(true) - open(false)).toBe(1)
  })

  it('is named by its title, described by its text, and focuses its first field', async () => {
    render(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    const dialog = screen.getByRole('dialog', { name: 'Apply' })
    expect(dialog.getAttribute('aria-describedby')).toBe(screen.getByText('Say why.').id)
    expect(document.activeElement).toBe(screen.getByLabelText('Message'))
  })

  it('keeps the focus inside and wraps around', async () => {
    render(<Example />)
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    const dialog = screen.getByRole('dialog')
    const visited: (string | null)[] = []
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
      visited.push(
        document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
    }
    expect(visited).toEqual(['Send', 'Close', 'Message', 'Send'])
  })

  it('closes on Escape and returns the focus to what opened it', async () => {
    render(<Example />)
    const opener = screen.getByRole('button', { name: 'Apply Now' })
    await userEvent.click(opener)
    // Escape that discards a word of an input method leaves the dialog open.
    fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Escape', isComposing: true })
    expect(screen.getByRole('dialog')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('returns the focus to where it was if it has no trigger', async () => {
    const Called = () => {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Get Started - Free</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Tell us about yourself">
            <input aria-label="Name" />
          </Dialog>
        </>
      )
    }
    render(<Called />)
    const opener = screen.getByRole('button', { name: 'Get Started - Free' })
    await userEvent.click(opener)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('submits its form on Enter', async () => {
    const onSubmit = vi.fn<() => void>()
    render(<Example onSubmit={onSubmit} />)
    await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
    await userEvent.type(screen.getByLabelText('Message'), 'Hello{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })

  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'submits its form on %s, but not from a button or from a dialog that it opened',
    async (keys) => {
      const onSubmit = vi.fn<() => void>()
      render(<Nesting onSubmit={onSubmit} />)
      const press = async (element: HTMLElement, pressed: string) => {
        act(() => element.focus())
        expect(document.activeElement).toBe(element)
        await userEvent.keyboard(pressed)
      }
      await press(await screen.findByLabelText('Reply'), keys)
      expect(onSubmit).not.toHaveBeenCalled()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByLabelText('Reply')).toBeNull())
      await press(screen.getByRole('button', { name: 'Cancel' }), keys)
      await press(screen.getByRole('link', { name: 'Rules' }), keys)
      await press(screen.getByRole('checkbox'), '{Enter}')
      expect(onSubmit).not.toHaveBeenCalled()
      for (const [index, element] of [screen.getByLabelText('Why'), screen.getByRole('checkbox')].entries()) {
        await press(element, keys)
        expect(onSubmit).toHaveBeenCalledTimes(index + 1)
      }
    },
  )
})

describe('a form inside a dialog', () => {
  it.each(['{Control>}{Enter}{/Control}', '{Meta>}{Enter}{/Meta}'])(
    'is submitted by %s, but not from a link or another button, and never twice',
    async (keys) => {
      const onSubmit = vi.fn<() => void>()
      const onSearch = vi.fn<() => void>()
      const submits =
        (send: () => void): SubmitEventHandler<HTMLFormElement> =>
        (event) => {
          event.preventDefault()
          send()
        }
      render(
        <Dialog open onOpenChange={() => {}} title="Delete account" footer={<Button>Back</Button>}>
          <form onSubmit={submits(onSearch)}>
            <input aria-label="Search" />
            <button type="submit">Find</button>
          </form>
          <form onSubmit={submits(onSubmit)}>
            <a href="#copy">Copy</a>
            <Button>Show</Button>
            <input aria-label="Code" />
            <textarea
              aria-label="Note"
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                onSubmit()
              }}
            />
            <Button type="submit">Delete</Button>
          </form>
        </Dialog>,
      )
      const press = async (element: HTMLElement) => {
        act(() => element.focus())
        expect(document.activeElement).toBe(element)
        await userEvent.keyboard(keys)
      }
      await press(await screen.findByRole('link', { name: 'Copy' }))
      await press(screen.getByRole('button', { name: 'Show' }))
      await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Back' }))
      expect(onSubmit).not.toHaveBeenCalled()
      await press(screen.getByLabelText('Code'))
      expect(onSubmit).toHaveBeenCalledTimes(1)
      await press(screen.getByLabelText('Note'))
      expect(onSubmit).toHaveBeenCalledTimes(2)
      expect(onSearch).not.toHaveBeenCalled()
      await press(screen.getByLabelText('Search'))
      expect(onSearch).toHaveBeenCalledTimes(1)
      expect(onSubmit).toHaveBeenCalledTimes(2)
    },
  )
})

describe('a confirmation of something final', () => {
  it('focuses the safe answer and acts only when it is confirmed', async () => {
    const onConfirm = vi.fn<() => void>()
    render(
      <ConfirmDialog
        open
        onOpenChange={() => {}}
        title="Withdraw your application?"
        text="You can apply again."
        confirmLabel="Withdraw"
        destructive
        onConfirm={onConfirm}
      />,
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    expect(onConfirm).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})
