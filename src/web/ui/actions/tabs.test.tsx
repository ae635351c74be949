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
  row.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40)
  screen.getByRole('tab', { name: 'Saved' }).getBoundingClientRect = () => new DOMRect(280, 0, 90, 40)
  rerender(show(3))
  expect(row.scrollLeft).toBe(70)
})

it('keeps a place for a count that loads, and none beside a tab without a count', () => {
  render(
    <Tabs
      label="Parts"
      value="all"
      onValueChange={() => {}}
      tabs={[
        { value: 'all', label: 'All' },
        { value: 'mine', label: 'Mine', count: undefined },
        { value: 'saved', label: 'Saved', count: 3 },
      ]}
    >
      {null}
    </Tabs>,
  )
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => [tab.childElementCount, tab.textContent?.trim()])).toEqual([
    [0, 'All'],
    [1, 'Mine'],
    [1, 'Saved3'],
  ])
})
