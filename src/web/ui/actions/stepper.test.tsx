import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Stepper } from './stepper.tsx'

const steps = ['Basics', 'Skills', 'Logistics', 'Review'].map((label) => ({ id: label, label }))

it('a wizard shows the step, the progress and which step is current', () => {
  render(<Stepper steps={steps} current={1} />)
  expect(screen.getByText(/Step 2 of 4/).textContent).toBe('Step 2 of 4 · 25% complete')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step')
  expect(current.map((item) => item.textContent)).toEqual(['2Skills'])
})

it('with marks, a passed step is not necessarily done, and a wrong one is labeled, including the current one', () => {
  render(<Stepper steps={steps} current={2} reached={3} marks={['done', null, 'wrong', 'wrong']} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Basics(done)',
    '2Skills',
    'Logistics(has an error)',
    'Review(has an error)',
  ])
  expect(screen.getByText(/Step 3 of 4/).textContent).toBe('Step 3 of 4 · 25% complete')
})

it('users can go to any step they have reached, and to no other', async () => {
  const onStepSelect = vi.fn<(index: number) => void>()
  render(<Stepper steps={steps} current={1} reached={2} onStepSelect={onStepSelect} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Basics(done)',
    '3Logistics',
  ])
  await userEvent.click(screen.getByRole('button', { name: /Basics/ }))
  expect(onStepSelect).toHaveBeenCalledWith(0)
})
