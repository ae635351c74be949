import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const show = (count?: number) => (
  <Tabs
    label="Parts"
    value="saved"
    onValueChange={() => {}}
    tabs={[
      { value: 'mine', label: 'Mine', count },
      { value: 'saved', label: 'Saved', count },
    ]}
  >
    {null}
  </Tabs>
)

it('the open tab stays in view when the counts arrive and make the row wider than the screen', () => {
  const { rerender } = render(show())
  const row = screen.getByRole('tablist')
  // jsdom has no layout: the row shows 300 px, and the open tab ends at 370.
  Object.defineProperty(row, 'clientWidth', { value: 300 })
  const open = screen.getByRole('tab', { name: 'Saved' })
  Object.defineProperty(open, 'offsetLeft', { value: 280 })
  Object.defineProperty(open, 'offsetWidth', { value: 90 })
  rerender(show(3))
  expect(row.scrollLeft).toBe(70)
})
