import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideAnswers, writeAnswers, type ScreeningQuestion } from './screening.ts'

const question = (id: string, isRequired = false): ScreeningQuestion => ({ id, text: `${id}?`, isRequired })
const questions = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.boolean().map((isRequired) => question(id, isRequired)))))
const given = fc.uniqueArray(
  fc.record({
    questionId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    answer: fc.option(fc.constantFrom('Yes', 'No')),
  }),
  { selector: ({ questionId }) => questionId },
)

describe('answers to the questions of a project', () => {
  it('answers are stored in the order of the questions, with the text of each question', () => {
    const decision = decideAnswers(
      [question('a', true), question('b')],
      [
        { questionId: 'b', answer: null },
        { questionId: 'a', answer: 'Yes' },
      ],
    )
    expect(decision).toEqual({
      allowed: true,
      answers: [
        { questionId: 'a', question: 'a?', answer: 'Yes' },
        { questionId: 'b', question: 'b?', answer: null },
      ],
    })
  })

  it('all answers may be left out if no question is required', () => {
    expect(decideAnswers([question('a')], [])).toMatchObject({ allowed: true })
    expect(decideAnswers([], [])).toEqual({ allowed: true, answers: [] })
  })

  it('a missing answer is reported by the index of its required question', () => {
    const decision = decideAnswers([question('a'), question('b', true)], [{ questionId: 'b', answer: null }])
    expect(decision).toEqual({ allowed: false, missing: [1], hasUnknown: false })
  })

  it('answers to a removed question are rejected', () => {
    const decision = decideAnswers([question('a')], [{ questionId: 'b', answer: 'Yes' }])
    expect(decision).toEqual({ allowed: false, missing: [], hasUnknown: true })
    expect(decideAnswers([question('a')], [{ questionId: 'b', answer: null }])).toMatchObject({
      allowed: true,
    })
  })

  it('answers are accepted exactly if every required one is there and none would be lost', () => {
    fc.assert(
      fc.property(questions, given, (requested, answers) => {
        const said = answers.filter(({ answer }) => answer)
        const isWhole = requested
          .filter(({ isRequired }) => isRequired)
          .every(({ id }) => said.some(({ questionId }) => questionId === id))
        const isKnown = said.every(({ questionId }) => requested.some(({ id }) => id === questionId))
        const decision = decideAnswers(requested, answers)
        expect(decision.allowed).toBe(isWhole && isKnown)
        if (!decision.allowed) return
        expect(decision.answers.map(({ questionId }) => questionId)).toEqual(requested.map(({ id }) => id))
        expect(decision.answers.filter(({ answer }) => answer)).toHaveLength(said.length)
      }),
    )
  })
})

it('answers that were given are below their questions', () => {
  const answers = [
    { questionId: 'a', question: 'Can you drive?', answer: 'Yes,\nsince 2020' },
    { questionId: 'b', question: 'Which evenings?', answer: null },
    { questionId: 'c', question: 'Since when?', answer: '' },
  ]
  expect(writeAnswers(answers)).toEqual(['Can you drive?\nYes,\nsince 2020'])
})
