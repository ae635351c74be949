import { describe, expect, test } from 'vitest'
import { describeFieldText } from '#contract/field-texts.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { moveApplication } from './applications.ts'
import { newApplication } from './new-application.ts'

const word = (message: string) => describeFieldText(fieldsCatalog.read('en'), message)

const projectId = '0f0e0d0c-0b0a-4908-8706-050403020100'
const messageText = "Please write a message explaining why you're interested in this project"

const textsOf = (form: object) =>
  newApplication.safeParse({ projectId, ...form }).error?.issues.map((each) => word(each.message))

describe('an application', () => {
  test('requires a message that is not only spaces', () => {
    for (const form of [{}, { coverLetter: '' }, { coverLetter: ' \n ' }, { coverLetter: null }]) {
      expect(textsOf(form)).toEqual([messageText])
    }
    expect(newApplication.parse({ projectId, coverLetter: ' Hello ' }).coverLetter).toBe('Hello')
  })

  test('allows a message of up to 4000 characters and other texts of up to 5000', () => {
    expect(textsOf({ coverLetter: 'x'.repeat(4000), questions: 'x'.repeat(5000) })).toBe(undefined)
    expect(textsOf({ coverLetter: 'x'.repeat(4001) })).toEqual(['Must be at most 4,000 characters'])
    for (const field of ['proposedApproach', 'questions']) {
      expect(textsOf({ coverLetter: 'x', [field]: 'x'.repeat(5001) })).toEqual([
        'Must be at most 5,000 characters',
      ])
    }
  })

  test('identifies its project by a UUID', () => {
    expect(newApplication.safeParse({ projectId: '1', coverLetter: 'x' }).success).toBe(false)
  })
})

describe('a status change', () => {
  const read = (body: object) => moveApplication.body.safeParse(body)

  test.each([
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['rejected', 'declined'],
    ['withdrawn', 'withdrawn'],
    ['completed', 'completed'],
  ])('to %s is parsed as %s', (written, status) => {
    expect(read({ status: written }).data).toEqual({
      status,
      reason: null,
      organizationFeedback: null,
      declineReason: null,
    })
  })

  test.each(['pending', 'Accepted', '', null, undefined, 1])('to %j is refused', (status) => {
    expect(read({ status }).success).toBe(false)
  })

  test('allows a reason of up to 500 and feedback of up to 4000 characters', () => {
    const longest = { status: 'withdrawn', reason: 'x'.repeat(500), organizationFeedback: 'x'.repeat(4000) }
    expect(read(longest).success).toBe(true)
    expect(read({ ...longest, reason: 'x'.repeat(501) }).success).toBe(false)
    expect(read({ ...longest, organizationFeedback: 'x'.repeat(4001) }).success).toBe(false)
  })
})
