/** What a volunteer sends to apply (spec F2.14). */
import { fieldText } from '#contract/field-texts.ts'
import { optionalText, requiredText } from '#contract/fields.ts'
import { languageChoice } from '#contract/i18n/content-language.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

/**
 * Answers to the project's `screeningQuestions`. A missing required answer is reported at
 * `screeningAnswers.{index}.answer`.
 */
export const screeningAnswers = z
  .array(z.object({ questionId: z.string().max(limits.label), answer: optionalText(limits.longText) }))
  .max(limits.screeningQuestions, fieldText('applications.questionsChanged'))
  .default([])
export type NewScreeningAnswers = z.output<typeof screeningAnswers>

export const newApplication = z.object({
  projectId: z.uuid(),
  coverLetter: requiredText({ max: limits.coverLetter }, fieldText('applications.message')),
  proposedApproach: optionalText(limits.longText),
  questions: optionalText(limits.longText),
  screeningAnswers,
  /** The language of its texts. */
  language: languageChoice.default(null),
})
export type NewApplication = z.output<typeof newApplication>
