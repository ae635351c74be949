import type { ResponseFigures } from '#contract/responses.ts'
import { roundAnswerTime } from '#domain/responses.ts'
import { messages } from '#web/messages/messages.ts'

/** "Usually answers in 2 days", or that there are not enough answers to say so. */
export function describeAnswerTime({ medianHours }: ResponseFigures): string {
  const { time, none } = messages.organizationPage.response
  if (medianHours === null) return none
  const { unit, count } = roundAnswerTime(medianHours)
  return time[unit](count)
}
