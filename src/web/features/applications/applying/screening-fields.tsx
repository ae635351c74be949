import type { UseFormRegisterReturn } from 'react-hook-form'
import { newApplication } from '#contract/applications/new-application.ts'
import { languageChoice } from '#contract/i18n/content-language.ts'
import { countCharacters } from '#domain/text/length.ts'
import { limits } from '#contract/limits.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { z } from '#contract/zod.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import {
  applicationsCatalog,
  type ApplicationsTexts,
} from '#web/features/applications/texts/applications-texts.ts'

export type Questions = Project['screeningQuestions']

const coverLetterFields = newApplication
  .omit({ projectId: true, screeningAnswers: true })
  .extend({ language: languageChoice })

/** The schema of answers to these questions, by question id. */
export function buildAnswersSchema(applicationsTexts: ApplicationsTexts, questions: Questions) {
  return z.object({
    answers: z.record(z.string(), z.string()).superRefine((answers, context) => {
      for (const { id, isRequired } of questions) {
        const text = answers[id]?.trim() ?? ''
        const message =
          isRequired && !text ? fieldText('applications.answerMissing') : tooLong(applicationsTexts, text)
        if (message) context.addIssue({ code: 'custom', path: [id], message })
      }
    }),
  })
}

/** The schema of a cover letter to a project with these questions. */
export function buildCoverLetterSchema(applicationsTexts: ApplicationsTexts, questions: Questions) {
  return coverLetterFields.extend(buildAnswersSchema(applicationsTexts, questions).shape)
}
export type ValidCoverLetter = z.output<ReturnType<typeof buildCoverLetterSchema>>

const tooLong = (applicationsTexts: ApplicationsTexts, text: string) =>
  countCharacters(text) > limits.longText && applicationsTexts.confirm.tooLong({ max: limits.longText })

/** The request body of an application. */
export function buildBody({ answers, ...coverLetterTexts }: ValidCoverLetter, questions: Questions) {
  return questions.length > 0
    ? { ...coverLetterTexts, screeningAnswers: listAnswers(answers, questions) }
    : coverLetterTexts
}

/** Answers to the current questions, in their order. */
export const listAnswers = (answers: Record<string, string>, questions: Questions) =>
  questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))

type ScreeningFieldsProps = {
  questions: Questions
  organizationName: string
  /** What is typed, by question id. */
  answers: Partial<Record<string, string>> | undefined
  /** Connects the field of a question to its form. */
  register: (id: string) => UseFormRegisterReturn
  errors: Partial<Record<string, { message?: string | undefined }>> | undefined
}

/** The fields that everyone who joins this project fills in. */
export function ScreeningFields({
  questions,
  organizationName,
  answers = {},
  register,
  errors,
}: ScreeningFieldsProps) {
  const { asked: askedText, askedHint } = useTexts(applicationsCatalog).dialog
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="screening-title" className="border-line grid gap-5 border-t pt-6">
      <div>
        <h3 id="screening-title" className="text-lg">
          {askedText({ organization: organizationName })}
        </h3>
        <p className="text-muted mt-1 text-sm">{askedHint}</p>
      </div>
      {questions.map(({ id, text, isRequired }) => (
        <Field
          key={id}
          label={text}
          required={isRequired}
          optional={!isRequired}
          error={errors?.[id]?.message}
          counter={{ text: answers[id] ?? '', max: limits.longText }}
        >
          <Textarea rows={2} className="min-h-20" {...register(id)} />
        </Field>
      ))}
    </section>
  )
}
