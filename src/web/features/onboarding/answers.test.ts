import { beforeEach, expect, it } from 'vitest'
import { onboardingForm } from '#tests/support/web/forms.ts'
import { listDraftNames, saveDraft } from '#web/lib/drafts/drafts.ts'
import { loadCompleteAnswers, loadLaterDraft, loadVisitorDraft, saveOnboardingDraft } from './answers.ts'

const me = '0a0b0c0d-0000-4000-8000-000000000001'
const other = '0a0b0c0d-0000-4000-8000-000000000002'
const answers = onboardingForm()

beforeEach(() => localStorage.clear())

it('a visitor’s answers become those of the account that they sign up for, and no one else’s', () => {
  saveOnboardingDraft(null, { answers, step: 3 })
  expect(loadCompleteAnswers(me)).toMatchObject({ experience: answers.experience })
  expect(listDraftNames()).toEqual([`onboarding:${me}`])
  expect(loadCompleteAnswers(other)).toBe(null)
  expect(loadVisitorDraft().answers.experience).toBe('')
})

it('what someone with an account answered is theirs alone, also if an earlier release stored it for everyone', () => {
  saveOnboardingDraft(me, { answers, step: 3 })
  saveDraft('onboarding', { answers, step: 3, isSignedIn: true })
  expect(loadVisitorDraft()).toMatchObject({ step: 0, answers: { experience: '' } })
  expect(loadLaterDraft(other)).toMatchObject({ step: 1, answers: { experience: '' } })
  expect(loadLaterDraft(me)).toMatchObject({ step: 3, answers })
})
