import { applicationsCatalog } from './texts/applications-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** One answer, or that there is none. */
export function AnswerText({ answer }: { answer: string | null }) {
  const applicationsTexts = useTexts(applicationsCatalog)
  return answer ?? <span className="text-muted">{applicationsTexts.card.noAnswer}</span>
}
