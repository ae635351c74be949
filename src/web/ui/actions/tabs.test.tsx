import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { TabPanel, Tabs } from './tabs.tsx'

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

type View = 'mine' | 'closed' | 'saved' | 'done'

/** Four views, of which the second cannot be opened; what was opened is in `opened`. */
function Views({ first = 'mine', opened = [] }: { first?: View; opened?: View[] }) {
  const [value, setValue] = useState<View>(first)
  return (
    <Tabs
      label="Parts"
      value={value}
      onValueChange={(next) => {
        opened.push(next)
        setValue(next)
      }}
      tabs={[
        { value: 'mine', label: 'Mine' },
        { value: 'closed', label: 'Closed', disabled: true },
        { value: 'saved', label: 'Saved' },
        { value: 'done', label: 'Done' },
      ]}
    >
      <TabPanel value="mine">My projects</TabPanel>
      <TabPanel value="closed">Closed projects</TabPanel>
      <TabPanel value="saved">
        <button type="button">Remove</button>
      </TabPanel>
      <TabPanel value="done">Done projects</TabPanel>
    </Tabs>
  )
}
const tab = (name: string) => screen.getByRole('tab', { name })

it('a pressed tab opens, and only its panel has content', async () => {
  const opened: View[] = []
  render(<Views opened={opened} />)
  expect(screen.getByRole('tabpanel', { name: 'Mine' }).textContent).toBe('My projects')
  await userEvent.click(tab('Done'))
  await userEvent.click(tab('Done'))
  await userEvent.click(tab('Closed'))
  expect(opened).toEqual(['done'])
  expect(screen.getAllByRole('tab', { selected: true })).toEqual([tab('Done')])
  expect(screen.getByRole('tabpanel').id).toBe(tab('Done').getAttribute('aria-controls'))
  expect(screen.getByRole('tabpanel', { name: 'Done' }).textContent).toBe('Done projects')
  expect(screen.queryByText('My projects')).toBeNull()
})

it('arrow keys, Home and End open tabs, and skip one that cannot be opened', async () => {
  const opened: View[] = []
  render(<Views opened={opened} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Mine'))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Saved'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(tab('Done'))
  await userEvent.keyboard('{ArrowRight}{End}{Home}')
  expect(opened).toEqual(['saved', 'mine', 'done', 'mine', 'done', 'mine'])
  // These belong to the browser: they scroll, or go back.
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowLeft}{/Alt}')
  expect(document.activeElement).toBe(tab('Mine'))
  expect(opened).toHaveLength(6)
})

it('from right to left, the left arrow opens the next tab', async () => {
  document.documentElement.style.direction = 'rtl'
  onTestFinished(() => void document.documentElement.style.removeProperty('direction'))
  render(<Views />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tab('Saved'))
})

it('the Tab key goes from the open tab to its panel, and from there to its content', async () => {
  render(<Views first="saved" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Saved'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }))
})

it('the Tab key reaches the first tab that can be opened if none is open', async () => {
  render(<Views first="closed" />)
  await userEvent.tab()
  expect(document.activeElement).toBe(tab('Mine'))
})
