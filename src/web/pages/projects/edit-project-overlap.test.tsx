import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects/projects.ts'
import { change, description, draftKey, open, save, step } from '#tests/support/web/project-editor.tsx'

const message = 'Someone else changed this project.'
const refused = () => ({ status: 409, body: { message, code: 'project_changed' } })
const title = () => screen.getByLabelText(/^Project title/)

describe('a field that someone else changed, too', () => {
  it('shows after a reload what they saved, and takes it on request', async () => {
    const overrides: Partial<Project> = {}
    const { person } = open({ overrides, write: refused })
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    Object.assign(overrides, { title: 'Redesign our intake form', timeCommitment: 9 })
    await save(person)
    await person.click(await screen.findByRole('button', { name: 'Reload' }))
    const notice = await screen.findByRole('region', { name: 'Someone else changed this field, too' })
    expect(document.activeElement).toBe(notice)
    // Not the hours, which only they changed.
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Project titleRedesign our intake formUse theirs'])
    expect(title()).toHaveProperty('value', 'Redesign the intake')
    await person.click(screen.getByRole('button', { name: 'Use theirs: Project title' }))
    expect(title()).toHaveProperty('value', 'Redesign our intake form')
    expect(screen.queryByRole('region', { name: /^Someone else changed/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    expect(localStorage.getItem(draftKey)).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Project Basics'))
  })

  it('is found also when the form is opened again later, and each is taken alone', async () => {
    open()
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    change(/^Description/, `${description} With drawings.`)
    cleanup()
    const { person } = open({
      overrides: { title: 'Redesign our intake form', description: `${description} In Spanish.` },
    })
    await screen.findByRole('region', { name: 'Someone else changed these fields, too' })
    await person.click(screen.getByRole('button', { name: 'Use theirs: Description' }))
    const notice = screen.getByRole('region', { name: 'Someone else changed this field, too' })
    expect(document.activeElement).toBe(notice)
    expect(screen.getByLabelText(/^Description/)).toHaveProperty('value', `${description} In Spanish.`)
    expect(title()).toHaveProperty('value', 'Redesign the intake')
    // What was seen once is not forgotten with the next change.
    change(/^Project title/, 'Redesign the whole intake')
    cleanup()
    open({ overrides: { title: 'Redesign our intake form', description: `${description} In Spanish.` } })
    expect(await screen.findByText('Redesign our intake form', { selector: 'li p' })).toBeTruthy()
  })

  it('is none if only one of both changed it', async () => {
    open()
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    cleanup()
    open({ overrides: { description: `${description} In Spanish.` } })
    await screen.findByText(/We restored your unsaved changes/)
    expect(screen.queryByRole('region', { name: /^Someone else changed/ })).toBeNull()
  })
})
