import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  description,
  open,
  step,
  next,
  fill,
  fillBasics,
  fillImpact,
  fillSkills,
  fillTimeline,
  openImpact,
  openTimeline,
} from '#tests/support/web/project-wizard.tsx'

const deposit = 'Volunteers must pay a deposit of $50.'

describe('safeguards in the project wizard', () => {
  it('show how to fix a sentence while it is written, and keep the step until it is changed', async () => {
    const { person } = open()
    await fillBasics(person)
    const field = screen.getByLabelText(/^Description/)
    await person.click(field)
    await person.paste(' Volunteers must pay a deposit of $50.')
    const refusal = 'Volunteers never pay. Remove “Volunteers must pay a deposit of $50.” from this text.'
    expect(await screen.findByText(refusal)).toBeTruthy()
    await next(person)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('heading', { level: 2, name: 'Project Basics' })).toBeTruthy()
    fireEvent.change(field, { target: { value: description } })
    await next(person)
    expect(await step('Skills & Requirements')).toBeTruthy()
  })

  it('say that an administrator will read what sounds like a job, and move on', async () => {
    const { person } = open()
    await fillBasics(person)
    await fill(person, /^Description/, ' This may lead to a paid position.')
    expect(await screen.findByText(/“This may lead to a paid position\.” sounds like a job/)).toBeTruthy()
    await next(person)
    expect(await step('Skills & Requirements')).toBeTruthy()
  })

  it.each([true, false])(
    'say that the project is hidden until then, if the site hides it: %s',
    async (holdsForReview) => {
      const { person } = open({ holdsForReview })
      await fillBasics(person)
      await fill(person, /^Description/, ' This may lead to a paid position.')
      await screen.findByText(/sounds like a job/)
      const hidden = screen.queryByText('Once you post it, it stays hidden until they decide.')
      expect(hidden !== null).toBe(holdsForReview)
    },
  )

  it('ask for milestones above 40 hours in total, and keep the step until there are some', async () => {
    const { person } = open()
    await openTimeline(person)
    fireEvent.change(screen.getByLabelText(/^Hours per week/), { target: { value: '5' } })
    await person.selectOptions(screen.getByLabelText(/^Duration/), '3-6 months')
    expect(await screen.findByText(/^That is about 98 hours in total\. Add milestones/)).toBeTruthy()
    await next(person)
    const asked = /^Please add milestones, because the work takes more than 40 hours in total$/
    expect((await screen.findAllByText(asked)).length).toBeGreaterThan(0)
    await person.click(screen.getByRole('button', { name: 'Add a milestone' }))
    await fill(person, /^Milestone 1/, 'The interviews')
    await waitFor(() => expect(screen.queryByText(/^That is about 98 hours in total\. Add/)).toBeNull())
    await next(person)
    expect(await step('Impact & Review')).toBeTruthy()
  })

  it('ask why above 10 hours a week, until there is a reason', async () => {
    const { person } = open()
    await openTimeline(person)
    expect(screen.queryByLabelText(/^Why this many hours/)).toBeNull()
    fireEvent.change(screen.getByLabelText(/^Hours per week/), { target: { value: '15' } })
    expect(await screen.findByText(/^That is a lot for a volunteer\. Say why/)).toBeTruthy()
    await fill(person, /^Why this many hours/, 'The fair is in two weeks.')
    await waitFor(() => expect(screen.queryByText(/^That is a lot for a volunteer/)).toBeNull())
  })

  it('do not keep the step for a reason that is no longer asked', async () => {
    const { person } = open()
    await openTimeline(person)
    await fillTimeline(person)
    const hours = screen.getByLabelText(/^Hours per week/)
    fireEvent.change(hours, { target: { value: '15' } })
    await fill(person, /^Why this many hours/, deposit)
    await next(person)
    expect((await screen.findAllByText(/^Volunteers never pay/)).length).toBeGreaterThan(0)
    fireEvent.change(hours, { target: { value: '5' } })
    await next(person)
    expect(await step('Impact & Review')).toBeTruthy()
    expect(screen.queryByText('Why this many hours')).toBeNull()
  })

  it('ask to confirm the license only for work that may need one', async () => {
    const { person } = open()
    await fillBasics(person)
    await fill(person, /^Description/, ' You give legal advice to tenants.')
    expect(await screen.findByText(/may need a license\. The last step asks/)).toBeTruthy()
    await next(person)
    await fillSkills(person)
    await next(person)
    await fillTimeline(person)
    await next(person)
    await fillImpact(person)
    await person.click(screen.getByRole('button', { name: 'Create Project' }))
    const asked = 'Please confirm the license and who is responsible'
    expect((await screen.findAllByText(asked)).length).toBeGreaterThan(0)
    await person.click(screen.getByRole('checkbox', { name: /^We check the license/ }))
    await waitFor(() => expect(screen.queryByText(asked)).toBeNull())
  })

  it('never confirm anything by themselves', async () => {
    const { person } = open()
    await openImpact(person)
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([])
  })
})
