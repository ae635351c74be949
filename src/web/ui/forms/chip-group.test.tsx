import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ChipGroup } from './chip-group.tsx'
import { toggle } from './toggle.ts'

function Skills() {
  const [value, setValue] = useState(['Teaching'])
  return (
    <ChipGroup
      label="Skills"
      options={['Research', 'Teaching', 'Legal']}
      value={value}
      onToggle={(option) => setValue((chosen) => toggle(chosen, option))}
    />
  )
}
const chip = (name: string) => screen.getByRole('button', { name })
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed')

it('chips toggle on click and expose their state', async () => {
  render(<Skills />)
  expect(screen.getByRole('group', { name: 'Skills' })).toBeTruthy()
  expect([isPressed('Research'), isPressed('Teaching')]).toEqual(['false', 'true'])
  await userEvent.click(chip('Research'))
  await userEvent.click(chip('Teaching'))
  expect([isPressed('Research'), isPressed('Teaching')]).toEqual(['true', 'false'])
})

it('arrow keys, Home and End move between chips, and Space and Enter toggle them', async () => {
  render(<Skills />)
  await userEvent.tab()
  expect(document.activeElement).toBe(chip('Research'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(chip('Legal'))
  await userEvent.keyboard(' {ArrowRight}{Enter}{End}')
  expect(document.activeElement).toBe(chip('Legal'))
  expect([isPressed('Research'), isPressed('Legal')]).toEqual(['true', 'true'])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(chip('Research'))
})
