import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'

const summary = <ErrorSummary attempt={1} errors={[{ fieldId: 'bio', message: 'Please add a bio' }]} />

it('the summary of errors takes the focus, in a dialog beginning with its title', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { unmount } = render(summary)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(shown).not.toHaveBeenCalled()
  unmount()
  render(<div role="dialog">{summary}</div>)
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(shown).toHaveBeenCalledWith({ block: 'start' })
  shown.mockRestore()
})
