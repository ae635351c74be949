import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { newApplication } from '#contract/applications.ts'
import { countCharacters } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { answerMissingText } from '#contract/messages/applying.ts'
import type { Project } from '#contract/projects.ts'
import { z } from '#contract/zod.ts'
import { applicationsTexts } from '#web/messages/en/applications.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { Letter } from './letter-draft.ts'

export type Questions = Project['screeningQuestions']

const letterFields = newApplication.omit({ projectId: true, screeningAnswers: true })

/** The rules of a letter to a project that asks these questions. */
export function letterRules(questions: Questions) {
  return letterFields.extend({
    answers: z.record(z.string(), z.string()).superRefine((answers, context) => {
      for (const { id, isRequired } of questions) {
        const text = answers[id]?.trim() ?? ''
        const message = isRequired && !text ? answerMissingText : tooLong(text)
        if (message) context.addIssue({ code: 'custom', path: [id], message })
      }
    }),
  })
}
export type CheckedLetter = z.output<ReturnType<typeof letterRules>>

const tooLong = (text: string) =>
  countCharacters(text) > limits.longText && applicationsTexts.confirm.tooLong(limits.longText)

/** The letter as it is sent: answers to the questions of now, in their order. */
export function writeBody({ answers, ...letter }: CheckedLetter, questions: Questions) {
  const screeningAnswers = questions.map(({ id }) => ({ questionId: id, answer: answers[id] ?? '' }))
  return questions.length > 0 ? { ...letter, screeningAnswers } : letter
}

export type ScreeningFieldsProps = {
  questions: Questions
  organizationName: string
  control: Control<Letter, unknown, CheckedLetter>
  register: UseFormRegister<Letter>
  errors: FieldErrors<Letter>
}

/** What the organization asks of everybody who applies to this project. */
export function ScreeningFields({
  questions,
  organizationName,
  control,
  register,
  errors,
}: ScreeningFieldsProps) {
  const answers = useWatch({ control, name: 'answers' })
  if (questions.length === 0) return null
  const { asked, askedHint } = applicationsTexts.dialog
  return (
    <section aria-labelledby="screening-title" className="border-line grid gap-5 border-t pt-6">
      <div>
        <h3 id="screening-title" className="text-lg">
          {asked(organizationName)}
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
