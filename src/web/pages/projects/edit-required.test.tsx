import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aProject, ids } from '#tests/support/answers/answers.ts'
import { notStated } from '#tests/support/answers/not-stated.ts'
import { change, description, open, save, step } from '#tests/support/web/project-editor.tsx'

describe('editing a project', () => {
  it('asks for what the form did not ask before, wherever the change was made', async () => {
    const { person, writes } = open({
      overrides: { ...notStated, timeCommitment: 10, duration: '1-2 months' },
    })
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    await save(person)
    await step('Timeline & Perks')
    expect(
      (await screen.findAllByText(/^Please add milestones, because the work takes more than 40 hours/))
        .length,
    ).toBeGreaterThan(0)
    expect(writes()).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Add a milestone' }))
    await person.type(screen.getByLabelText(/^Milestone 1/), 'A first draft')
    await save(person)
    await step('Impact & Review')
    const summary = await screen.findByRole('alert', { name: 'There is a problem' })
    expect(
      within(summary)
        .getAllByRole('link')
        .map((line) => line.textContent),
    ).toEqual([
      'Please say how you’ll both know that the work is done',
      'Please name who answers the volunteer’s questions',
      'Please confirm that this project doesn’t replace a paid job',
    ])
    change(/^Done when/, 'Ruth has tried it.')
    change(/^Contact person/, 'Ruth Adler')
    await person.click(screen.getByRole('checkbox', { name: /^This project doesn’t replace a paid job/ }))
    await save(person)
    expect(await screen.findByText('Project saved')).toBeTruthy()
    expect(writes()[0]?.body).toEqual({
      title: 'Redesign the intake',
      milestones: [{ title: 'A first draft', dueDate: null, afterHours: null }],
      definitionOfDone: 'Ruth has tried it.',
      contactName: 'Ruth Adler',
      confirmsNoPaidPost: true,
      ifUpdatedAt: aProject().updatedAt,
    })
  })

  it('saves a draft without what it asks for before it publishes', async () => {
    const { person, writes } = open({ overrides: { ...notStated, visibility: 'draft' } })
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    await person.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Draft saved')).toBeTruthy()
    expect(writes()).toHaveLength(1)
  })

  it('says that no one sees a change of a project that staff holds back', async () => {
    const { person } = open({ overrides: { visibility: 'held' } })
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    await save(person)
    expect(await screen.findByText('Volunteers can’t see it until our staff decides.')).toBeTruthy()
  })

  it('says that volunteers were asked if a change was about agreed work', async () => {
    const { person } = open({ overrides: { acceptedVolunteers: 2 } })
    await step('Project Basics')
    change(/^Project title/, 'Redesign the intake')
    await save(person)
    expect(
      await screen.findByText(/^If this differs from what your volunteers agreed to, we’ve asked them/),
    ).toBeTruthy()
  })

  it('asks before a draft is published with parts in brackets', async () => {
    const { person, writes } = open({
      url: '?step=4',
      overrides: { visibility: 'draft', title: 'A plan for [name]' },
    })
    await step('Impact & Review')
    await person.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = await screen.findByRole('dialog', { name: 'Some parts are still in brackets' })
    expect(dialog.textContent).toContain('Volunteers will see [name].')
    expect(writes()).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Post anyway' }))
    expect(await screen.findByText('Project posted')).toBeTruthy()
  })

  it('refuses no sentence of an imported listing that staff dismissed, and asks about this listing', async () => {
    const sentence = 'Volunteers must pay a $50 deposit.'
    const asked: (string | undefined)[] = []
    const saveWith = async (granted: boolean) => {
      const { person, writes } = open({
        overrides: { isImported: true, description: `${description} ${sentence}` },
        allowed: ({ query }) => {
          asked.push(query['projectId'])
          return { body: granted ? [{ rule: 'S9', sentence, state: 'granted' }] : [] }
        },
      })
      await step('Project Basics')
      change(/^Description/, `${description} ${sentence} We give it back.`)
      await save(person)
      return writes
    }
    const refused = await saveWith(false)
    expect(await screen.findByRole('heading', { name: 'There is a problem' })).toBeTruthy()
    expect(refused()).toEqual([])
    cleanup()
    const saved = await saveWith(true)
    await waitFor(() => expect(saved().map(({ method }) => method)).toContain('PATCH'))
    expect(new Set(asked)).toEqual(new Set([ids.project]))
  })
})
