import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Field } from '#web/ui/forms/field.tsx'
import { TagInput } from '#web/ui/forms/tag-input.tsx'
import { Wizard } from './wizard.tsx'

const steps = [
  { id: 'basics', label: 'Basics' },
  { id: 'skills', label: 'Skills' },
  { id: 'review', label: 'Review' },
]

function SkillsWizard() {
  const [index, setIndex] = useState(1)
  const [skills, setSkills] = useState<string[]>([])
  return (
    <Wizard
      steps={steps}
      index={index}
      reached={2}
      onStepChange={setIndex}
      onNext={() => setIndex(index + 1)}
      onSubmit={() => {}}
      submitLabel="Save"
      submittingLabel="Saving"
      isPending={false}
      errors={[]}
      attempt={0}
      isDraftSaved={null}
    >
      <Field label="Custom skill">
        <TagInput value={skills} onValueChange={setSkills} maxLength={10} />
      </Field>
    </Wizard>
  )
}

it.each(['Next', 'Previous', /Basics/, /Review/])(
  'stays on a step with text that could not be added when %s is pressed',
  async (name) => {
    render(<SkillsWizard />)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Custom skill' })
    await userEvent.type(input, 'Grant writing')
    await userEvent.click(screen.getByRole('button', { name }))
    expect(screen.getByRole('heading', { name: 'Skills' })).toBeTruthy()
    expect(input.value).toBe('Grant writing')
    expect(document.activeElement).toBe(input)
  },
)

it('adds text that fits and opens the next step', async () => {
  render(<SkillsWizard />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Custom skill' }), 'Sewing')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('heading', { name: 'Review' })).toBeTruthy()
})
