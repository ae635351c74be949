import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { useDraftForm } from '#web/lib/drafts/draft-form.ts'
import { FormLabels } from './form-labels.tsx'

const words: Record<string, string> = { Legal: 'Recht', Teaching: 'Unterricht', Research: 'Forschung' }

const initial = { skills: ['Teaching', 'Beekeeping'] }

function Skills() {
  const { form } = useDraftForm({
    draftName: 'skills',
    fieldOf: () => undefined,
    pick: () => null,
    fill: () => initial,
    initial,
  })
  const skills = useWatch({ control: form.control, name: 'skills' })
  return (
    <FormProvider {...form}>
      <FormLabels
        name="skills"
        id="skills"
        label="Skills"
        hint=""
        customLabel="Own skill"
        options={['Legal', 'Teaching']}
        taken={['Research']}
        labelOf={(name) => words[name] ?? name}
      />
      <output>{skills.join(', ')}</output>
    </FormProvider>
  )
}

const stored = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent

it('shows each name in the reader’s language and stores the name', async () => {
  render(<Skills />)
  expect(screen.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent)).toEqual([
    'Unterricht',
    'Beekeeping',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Recht' }))
  expect(stored()).toBe('Teaching, Beekeeping, Legal')
})

it('stores the name of a label that was typed, and refuses one that is used elsewhere', async () => {
  render(<Skills />)
  await userEvent.type(screen.getByLabelText(/Own skill/), 'recht{Enter}')
  expect(stored()).toBe('Teaching, Beekeeping, Legal')
  await userEvent.type(screen.getByLabelText(/Own skill/), '{Control>}a{/Control}Forschung{Enter}')
  await userEvent.type(screen.getByLabelText(/Own skill/), '{Control>}a{/Control}Research{Enter}')
  await userEvent.type(screen.getByLabelText(/Own skill/), '{Control>}a{/Control}Knitting{Enter}')
  expect(stored()).toBe('Teaching, Beekeeping, Legal, Knitting')
})
