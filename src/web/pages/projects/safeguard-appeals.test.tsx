import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { appealRefusedText, listAppealedSentences, type OwnDecision } from '#contract/moderation/appeals.ts'
import { anOrganizer, ids } from '#tests/support/answers/answers.ts'
import type { Answer, StubbedResponse } from '#tests/support/web/screen.tsx'
import {
  description,
  fill,
  fillBasics,
  fillSkills,
  next,
  open,
  openTimeline,
  step,
} from '#tests/support/web/project-wizard.tsx'
import { projectDraftOf } from '#web/features/projects/wizard/saving/opened-form.ts'
import { saveDraft } from '#web/lib/drafts/drafts.ts'

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
  rules: ['S9'],
  at: '2026-11-20T12:00:00.000Z',
  projectId: null,
  organizationId: ids.organization,
  appeal: null,
}

describe('appeals in the project wizard', () => {
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

  it('keep the focus on the sentence once its appeal is sent', async () => {
    const isSent = { current: false }
    const answer: Answer = ({ method, path }) => {
      if (method === 'POST' && path === appealRefusedText.path) {
        isSent.current = true
        return { status: 201, body: appealed }
      }
      const state = { rule: 'S9', sentence: deposit, state: 'open' }
      return { body: path === listAppealedSentences.path && isSent.current ? [state] : [] }
    }
    const { person } = open({ answer })
    await appealDeposit(person)
    const sentence = await screen.findByText(/^You appealed the refusal of/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(sentence.closest('li')))
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

  it('are known before a draft opens its first step with a refused sentence', async () => {
    const values = { title: 'Redesign the intake form', description: `${description} ${deposit}` }
    saveDraft(projectDraftOf(anOrganizer().id), { ...values, causeAreas: ['Education'] })
    let answerNow = () => {}
    const answered = new Promise<void>((resolve) => (answerNow = resolve))
    const { sent } = open({
      answer: async ({ path }) => {
        if (path === listAppealedSentences.path) await answered
        return { body: [] }
      },
    })
    await waitFor(() => expect(sent.some(({ path }) => path === listAppealedSentences.path)).toBe(true))
    expect(screen.queryByRole('heading', { name: 'Skills & Requirements' })).toBeNull()
    answerNow()
    await step('Project Basics')
  })

  it('say what became of each appeal, and let the other refused sentence be appealed', async () => {
    const other = 'Please send us a logo with your application.'
    const both = 'To apply, send us a logo, and you must pay a fee of $20.'
    const answer: Answer = ({ method, path }) => {
      if (method === 'POST' && path === appealRefusedText.path) return { status: 201, body: appealed }
      return path === listAppealedSentences.path
        ? { body: [{ rule: 'S9', sentence: deposit, state: 'open' }] }
        : { body: [] }
    }
    const { person, sent } = open({ answer })
    await fillBasics(person)
    await fill(person, /^Description/, ` ${deposit} ${other} ${both}`)
    await screen.findByText(/^You appealed the refusal of “Volunteers must pay a deposit of \$50\.”/)
    const asSample = `Appeal the refusal of “${both}” as sample work`
    expect(screen.getByRole('button', { name: asSample })).toBeTruthy()
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
})
