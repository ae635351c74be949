import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '#web/ui/actions/button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Textarea } from './textarea.tsx'

const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')

describe('a field', () => {
  it('connects hint, error and counter to its control, in that order', () => {
    render(
      <Field
        label="Title"
        hint="Short and plain"
        error="Too short"
        required
        counter={{ text: 'Gr', max: 120 }}
      >
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Title')
    expect(descriptionOf(input)).toEqual(['Short and plain', 'Too short', '2 of 120 characters'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
  })

  it('announces no error if there is none', () => {
    render(
      <Field label="Title">
        <Input />
      </Field>,
    )
    const input = screen.getByLabelText('Title')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('counts what is missing and what is too much, and announces when the limit is near', async () => {
    function LimitedField() {
      const [text, setText] = useState('')
      return (
        <Field label="Letter" counter={{ text, min: 3, max: 4 }}>
          <Textarea value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )
    }
    render(<LimitedField />)
    expect(screen.getByText('0 of 4 characters')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Letter'), 'a')
    expect(screen.getByText('2 more characters needed')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Letter'), 'bc')
    expect(screen.getByText('3 of 4 characters')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 character left')
    await userEvent.type(screen.getByLabelText('Letter'), 'de')
    expect(screen.getByRole('status').textContent).toBe('1 character too many')
  })

  it('does not count what is missing of a text that only may not be empty', () => {
    render(
      <Field label="Words" counter={{ text: '', min: 1, max: 4 }}>
        <Textarea defaultValue="" />
      </Field>,
    )
    expect(screen.getByText('0 of 4 characters')).toBeTruthy()
  })
})

describe('the error summary', () => {
  function Form() {
    const [attempt, setAttempt] = useState(0)
    const errors = attempt > 0 ? [{ fieldId: 'title', message: 'Title is missing' }] : []
    return (
      <>
        <ErrorSummary errors={errors} attempt={attempt} />
        <Field label="Title" id="title" error={errors[0]?.message}>
          <Input />
        </Field>
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
      </>
    )
  }

  it('takes the focus after each failed attempt and links to the field', async () => {
    render(<Form />)
    expect(screen.queryByRole('alert')).toBeNull()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      expect(document.activeElement).toBe(screen.getByRole('alert', { name: 'There is a problem' }))
      await userEvent.click(screen.getByRole('link', { name: 'Title is missing' }))
      expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    }
  })
})

describe('a group of radio cards', () => {
  it('is found by its label, described by its text, and moved with arrow keys', async () => {
    function Choice() {
      const [value, setValue] = useState<'volunteer' | 'organization' | null>(null)
      return (
        <RadioCards
          legend="Account type"
          value={value}
          onValueChange={setValue}
          options={[
            { value: 'volunteer', label: 'Skilled Volunteer', text: 'Find and apply to projects' },
            { value: 'organization', label: 'Organization', text: 'Post projects and find volunteers' },
          ]}
        />
      )
    }
    render(<Choice />)
    const card = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(screen.getByRole('group', { name: 'Account type' })).toBeTruthy()
    expect(descriptionOf(card('Organization'))).toEqual(['Post projects and find volunteers'])
    await userEvent.click(card('Skilled Volunteer'))
    await userEvent.keyboard('{ArrowDown}')
    expect(card('Organization').checked).toBe(true)
  })
})

describe('a loading button', () => {
  it('keeps the focus, shows its progress and ignores further presses', async () => {
    let presses = 0
    render(
      <Button loading loadingText="Setting up..." onClick={() => (presses += 1)}>
        Complete Setup
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Setting up...' })
    await userEvent.click(button)
    expect(presses).toBe(0)
    expect(document.activeElement).toBe(button)
  })
})
