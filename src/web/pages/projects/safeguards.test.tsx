import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { appealRefusedText, listAppealedSentences, type OwnDecision } from '#contract/moderation/appeals.ts'
import { ids } from '#tests/support/answers/answers.ts'
import type { Answer, StubbedResponse } from '#tests/support/web/screen.tsx'
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

/** Writes a refused sentence and appeals its refusal. */
async function appealDeposit(person: UserEvent) {
  await fillBasics(person)
  await fill(person, /^Description/, ` ${deposit}`)
  return sendAppeal(person)
}

/** Appeals the refusal that the form shows. */
async function sendAppeal(person: UserEvent) {
  await person.click(await screen.findByRole('button', { name: 'Appeal this' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the refusal' }))
  await person.click(dialog.getByLabelText(/^Why is this decision wrong/))
  await person.paste('We give the deposit back.')
  await person.click(dialog.getByRole('button', { name: 'Send appeal' }))
  return dialog
}
const answerAppeals =
  (response: StubbedResponse): Answer =>
  ({ method, path }) =>
    method === 'POST' && path === appealRefusedText.path ? response : { body: [] }

const appealed: OwnDecision = {
  key: 'text-1',
  kind: 'text',
  decision: 'block',
  name: deposit,
  reason: null,
  rule: 'S9',
  at: '2026-11-20T12:00:00.000Z',
  projectId: null,
  organizationId: ids.organization,
  appeal: null,
}

describe('safeguards in the project wizard', () => {
  it('let a refusal be appealed without submitting the form around the dialog', async () => {
    const { person, sent } = open({ answer: answerAppeals({ status: 201, body: appealed }) })
    await appealDeposit(person)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(
      sent.find(({ method, path }) => method === 'POST' && path === appealRefusedText.path),
    ).toMatchObject({
      body: { field: 'description', reason: 'We give the deposit back.' },
    })
    // Next would have shown what is wrong on the step.
    expect(screen.getByLabelText(/^Description/).getAttribute('aria-invalid')).not.toBe('true')
    expect(screen.queryByText(/^To continue, fix/)).toBeNull()
  })

  it.each([
    [
      'a milestone',
      'milestones.0.title',
      async (person: UserEvent) => {
        await openTimeline(person)
        await person.click(screen.getByRole('button', { name: 'Add a milestone' }))
        await fill(person, /^Milestone 1/, deposit)
      },
    ],
    [
      'a question to applicants',
      'screeningQuestions.0.text',
      async (person: UserEvent) => {
        await fillBasics(person)
        await next(person)
        await fillSkills(person)
        await person.click(screen.getByRole('button', { name: 'Add a question' }))
        await fill(person, /^Question 1/, deposit)
      },
    ],
    [
      'a perk',
      'perks.0.description',
      async (person: UserEvent) => {
        await openTimeline(person)
        await fill(person, /^Custom perk/, 'A handbook')
        await fill(person, /^Perk description/, deposit)
        await person.click(screen.getByRole('button', { name: 'Add perk' }))
      },
    ],
  ] as const)('let the refusal of %s be appealed', async (_, field, write) => {
    const { person, sent } = open({ answer: answerAppeals({ status: 201, body: appealed }) })
    await write(person)
    await sendAppeal(person)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const appeal = sent.find(({ method, path }) => method === 'POST' && path === appealRefusedText.path)
    expect(appeal?.body).toMatchObject({ field, text: deposit })
  })

  it('refuse no sentence of a perk that a granted appeal allows', async () => {
    const answer: Answer = ({ path }) =>
      path === listAppealedSentences.path
        ? { body: [{ rule: 'S9', sentence: deposit, state: 'granted' }] }
        : { body: [] }
    const { person } = open({ answer })
    await openTimeline(person)
    await fill(person, /^Custom perk/, 'A handbook')
    await fill(person, /^Perk description/, deposit)
    await person.click(screen.getByRole('button', { name: 'Add perk' }))
    await screen.findByText(deposit)
    await waitFor(() => expect(screen.queryByText(/^Volunteers never pay/)).toBeNull())
    expect(screen.queryByRole('button', { name: 'Appeal this' })).toBeNull()
  })

  it('say what became of each appeal, and let the other refused sentence be appealed', async () => {
    const other = 'Please send us a logo with your application.'
    const answer: Answer = ({ method, path }) => {
      if (method === 'POST' && path === appealRefusedText.path) return { status: 201, body: appealed }
      return path === listAppealedSentences.path
        ? { body: [{ rule: 'S9', sentence: deposit, state: 'open' }] }
        : { body: [] }
    }
    const { person, sent } = open({ answer })
    await fillBasics(person)
    await fill(person, /^Description/, ` ${deposit} ${other}`)
    await screen.findByText(/^You appealed the refusal of “Volunteers must pay a deposit of \$50\.”/)
    await person.click(screen.getByRole('button', { name: `Appeal the refusal of “${other}”` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Appeal the refusal' }))
    await person.click(dialog.getByLabelText(/^Why is this decision wrong/))
    await person.paste('It is past work.')
    await person.click(dialog.getByRole('button', { name: 'Send appeal' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const appeal = sent.find(({ method, path }) => method === 'POST' && path === appealRefusedText.path)
    expect(appeal?.body).toMatchObject({ field: 'description', sentence: other })
  })

  it('say at the reason of an appeal what the server refused about its text', async () => {
    const message = 'This sentence is too long to appeal.'
    const body = { message, code: 'invalid', issues: [{ path: 'text', message }] }
    const { person } = open({ answer: answerAppeals({ status: 422, body }) })
    const dialog = await appealDeposit(person)
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
    expect(dialog.getByLabelText(/^Why is this decision wrong/).getAttribute('aria-invalid')).toBe('true')
  })

  it('show how to fix a sentence while it is written, and keep the step until it is changed', async () => {
    const { person } = open()
    await fillBasics(person)
    const field = screen.getByLabelText(/^Description/)
    await person.click(field)
    await person.paste(' Volunteers must pay a deposit of $50.')
    const refusal = 'Volunteers never pay. Remove “Volunteers must pay a deposit of $50.”'
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
