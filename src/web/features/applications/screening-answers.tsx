import type { Application } from '#contract/applications/applications.ts'
import { applicationsCatalog } from './texts/applications-texts.ts'
import { writtenText } from '#web/lib/written-text.ts'
import { useTexts } from '#web/lib/texts.ts'

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

/** One answer, or that there is none. */
export function AnswerText({ answer }: { answer: string | null }) {
  const applicationsTexts = useTexts(applicationsCatalog)
  return answer ?? <span className="text-muted">{applicationsTexts.card.noAnswer}</span>
}
