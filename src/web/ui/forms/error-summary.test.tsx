import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const summary = <ErrorSummary attempt={1} errors={[{ fieldId: 'bio', message: 'Please add a bio' }]} />

it('the summary of errors takes the focus, and the body of a dialog then begins with its title', () => {
  const { unmount } = render(summary)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  unmount()
  // 400 px of the form are above what shows; the summary is at its top.
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(
    this: Element,
  ) {
    return new DOMRect(0, this.getAttribute('role') === 'alert' ? -300 : 100, 300, 150)
  })
  const { container } = render(<div data-dialog-body />)
  const body = container.firstElementChild ?? container
  body.scrollTop = 400
  render(summary, { container: body })
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(body.scrollTop).toBe(0 - 12)
  place.mockRestore()
})
