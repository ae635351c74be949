import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { newApplication } from '#contract/applications/new-application.ts'
import { languageChoice } from '#contract/i18n/content-language.ts'
import { countCharacters } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { fieldText } from '#contract/field-texts.ts'
import type { Project } from '#contract/projects/projects.ts'
import { z } from '#contract/zod.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { applicationsCatalog, type ApplicationsTexts } from './texts/applications-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import type { CoverLetterDraft } from './cover-letter-draft.ts'

export type Questions = Project['screeningQuestions']

const coverLetterFields = newApplication
  .omit({ projectId: true, screeningAnswers: true })
  .extend({ language: languageChoice })

/** The schema of a cover letter to a project with these questions. */
export function buildCoverLetterSchema(applicationsTexts: ApplicationsTexts, questions: Questions) {
  return coverLetterFields.extend({
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
export type ValidCoverLetter = z.output<ReturnType<typeof buildCoverLetterSchema>>

const tooLong = (applicationsTexts: ApplicationsTexts, text: string) =>
  countCharacters(text) > limits.longText && applicationsTexts.confirm.tooLong({ max: limits.longText })

/** The request body: answers to the current questions, in their order. */
export function buildBody({ answers, ...coverLetterTexts }: ValidCoverLetter, questions: Questions) {
  const screeningAnswers = questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))
  return questions.length > 0 ? { ...coverLetterTexts, screeningAnswers } : coverLetterTexts
}

export type ScreeningFieldsProps = {
  questions: Questions
  organizationName: string
  control: Control<CoverLetterDraft, unknown, ValidCoverLetter>
  register: UseFormRegister<CoverLetterDraft>
  errors: FieldErrors<CoverLetterDraft>
}

/** The fields that every applicant to this project fills in. */
export function ScreeningFields({
  questions,
  organizationName,
  control,
  register,
  errors,
}: ScreeningFieldsProps) {
  const { asked: askedText, askedHint } = useTexts(applicationsCatalog).dialog
  const answers = useWatch({ control, name: 'answers' })
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
          error={errors.answers?.[id]?.message}
          counter={{ text: answers[id] ?? '', max: limits.longText }}
        >
          <Textarea rows={2} className="min-h-20" {...register(`answers.${id}`)} />
        </Field>
      ))}
    </section>
  )
}
