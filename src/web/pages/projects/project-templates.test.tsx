import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fill, fillBasics, next, open, step } from '#tests/support/web/project-wizard.tsx'

type Person = ReturnType<typeof open>['person']

/** Chooses a template in the dialog. */
async function choose(person: Person, name: RegExp) {
  await person.click(await screen.findByRole('button', { name: 'Use a template' }))
  const dialog = await screen.findByRole('dialog', { name: 'Use a template' })
  expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThanOrEqual(12)
  await person.click(within(dialog).getByRole('button', { name }))
}

describe('templates of projects', () => {
  it('fill in the wizard and say what is left to replace', async () => {
    const { person } = open()
    await step('Project Basics')
    await choose(person, /^Grant proposal/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText('Project title')).toHaveProperty(
      'value',
      'Write a grant proposal for our [program]',
    )
    expect(await screen.findByText('Template filled in')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Education' }))
    await next(person)
    await step('Skills & Requirements')
    const required = screen.getByRole('group', { name: /^Required skills/ })
    expect(within(required).getByRole('button', { pressed: true }).textContent).toBe('Grant Writing')
    expect(screen.getByLabelText('Question 1')).toHaveProperty(
      'value',
      'What is a proposal or long text that you’re proud of, and what came of it?',
    )
    await next(person)
    await step('Timeline & Perks')
    expect(screen.getByLabelText(/^Hours per week/)).toHaveProperty('value', '6')
    expect(screen.getByLabelText(/^Milestone 4/)).toHaveProperty(
      'value',
      'Revise once, final version one week before the deadline',
    )
    expect(screen.getAllByLabelText(/^After hours/).map((field) => field.getAttribute('value'))).toHaveLength(
      4,
    )
    await next(person)
    await step('Impact & Review')
    expect(screen.getByText(/^Replace .*\[program\]/)).toBeTruthy()
    expect(screen.getByText('The deliverables are listed')).toBeTruthy()
    expect(screen.getByLabelText(/^Done when/)).toHaveProperty(
      'value',
      'Our director has approved the final version',
    )
  })

  it('ask before they replace what was written, and going back keeps it', async () => {
    const { person } = open()
    await fillBasics(person)
    const title = screen.getByLabelText<HTMLInputElement>('Project title')
    const written = title.value
    await choose(person, /^Translation/)
    const question = await screen.findByRole('dialog', { name: 'Replace what you wrote?' })
    await person.click(within(question).getByRole('button', { name: 'Back' }))
    expect(document.activeElement?.textContent).toMatch(/^Translation/)
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(title.value).toBe(written)
    await choose(person, /^Translation/)
    await person.click(await screen.findByRole('button', { name: 'Replace' }))
    await waitFor(() => expect(title.value).toBe('Translate our [texts] into [language]'))
  })

  it('replace each other without a question until something is changed', async () => {
    const { person } = open()
    await step('Project Basics')
    const title = screen.getByLabelText<HTMLInputElement>('Project title')
    await choose(person, /^Grant proposal/)
    await choose(person, /^Translation/)
    await waitFor(() => expect(title.value).toBe('Translate our [texts] into [language]'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.type(title, ' and back')
    await choose(person, /^Grant proposal/)
    await screen.findByRole('dialog', { name: 'Replace what you wrote?' })
  })
})

describe('the readiness of a project', () => {
  it('keeps what was confirmed with the draft', async () => {
    const { person } = open()
    await step('Project Basics')
    await choose(person, /^Website refresh/)
    await person.click(await screen.findByRole('button', { name: 'Education' }))
    await next(person)
    await step('Skills & Requirements')
    await next(person)
    await step('Timeline & Perks')
    await next(person)
    await step('Impact & Review')
    expect(screen.getByText('3 of 6 are ready.')).toBeTruthy()
    // Posting would ask who answers questions.
    expect(screen.getByText(/^No one is named to ask/).textContent).toBe('No one is named to ask Required')
    expect(screen.getByText(/You can’t post without what is marked as required\./)).toBeTruthy()
    expect(screen.queryByText(/You can post without them/)).toBeNull()
    await person.click(screen.getByRole('checkbox', { name: /^What the volunteer needs is ready/ }))
    expect(screen.getByText('4 of 6 are ready.')).toBeTruthy()
    cleanup()

    open()
    await step('Impact & Review')
    expect(await screen.findByText('4 of 6 are ready.')).toBeTruthy()
    await fill(person, /^Contact person/, 'Ruth Adler')
    expect(await screen.findByText('5 of 6 are ready.')).toBeTruthy()
    expect(screen.queryByText(/ Required$/)).toBeNull()
    expect(screen.getByText(/You can post without them/)).toBeTruthy()
  })
})
