import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLostFocus } from './lost-focus.ts'

function Page({ hasButton }: { hasButton: boolean }) {
  useLostFocus()
  return (
    <main id="main" tabIndex={-1}>
      {hasButton && <button type="button">Remove me</button>}
    </main>
  )
}

/** Longer than a page waits for others to take the focus. */
const waitForFrames = () =>
  act(async () => {
    await new Promise((done) => setTimeout(done))
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((done) => void requestAnimationFrame(() => done(null)))
  })

/** Focuses the button and removes it. */
async function loseFocus() {
  const { rerender, unmount } = render(<Page hasButton />)
  screen.getByRole('button').focus()
  await act(async () => rerender(<Page hasButton={false} />))
  return unmount
}

it('takes the focus to the page’s content when what had it is removed', async () => {
  await loseFocus()
  await waitForFrames()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('leaves the page alone that comes after its own', async () => {
  const unmount = await loseFocus()
  unmount()
  render(<main id="main" tabIndex={-1} />)
  await waitForFrames()
  expect(document.activeElement).toBe(document.body)
})
