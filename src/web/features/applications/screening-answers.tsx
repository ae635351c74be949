import type { Application } from '#contract/applications/applications.ts'
import { AnswerText } from './answer-text.tsx'
import { writtenText } from '#web/lib/language/written-text.ts'

/** A volunteer's answers to the project's questions, as the questions read at the time. */
export function ScreeningAnswers({
  answers,
  language,
}: {
  answers: Application['screeningAnswers']
  language: string | null
}) {
  return (
    <dl className="grid gap-3">
      {answers.map(({ questionId, question, answer }) => (
        <div key={questionId}>
          <dt className="text-muted text-sm" dir="auto">
            {question}
          </dt>
          <dd className="measure whitespace-pre-line" {...(answer !== null && writtenText(language))}>
            <AnswerText answer={answer} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
