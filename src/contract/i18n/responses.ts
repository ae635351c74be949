import type { ResponseStats } from '#contract/applications/responses.ts'
import { roundAnswerTime } from '#domain/applications/answer-time.ts'
import type { ResponsesTexts } from '#contract/texts/responses-texts.ts'

/** "within 2 days": how long an answer usually takes; null if there are not enough answers. */
export function describeTypicalTime(texts: ResponsesTexts, { medianHours }: ResponseStats): string | null {
  if (medianHours === null) return null
  const { unit, count } = roundAnswerTime(medianHours)
  return texts.time[unit]({ count })
}

/** "Usually answers within 2 days", or that there are not enough answers yet. */
export function describeAnswerTime(texts: ResponsesTexts, figures: ResponseStats): string {
  const time = describeTypicalTime(texts, figures)
  return time === null ? texts.none : texts.usually({ time })
}

/** "Answers 92%, usually within 2 days"; null if there are not enough answers. */
export function describeAnswers(texts: ResponsesTexts, figures: ResponseStats): string | null {
  const time = describeTypicalTime(texts, figures)
  return figures.rate === null || time === null ? null : texts.withRate({ percent: figures.rate, time })
}
