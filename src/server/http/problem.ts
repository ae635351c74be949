/** The one error class: an expected refusal, listed in its endpoint. */
import { describeFieldText } from '#contract/field-texts.ts'
import { defaultLanguage, type Language } from '#contract/i18n/languages.ts'
import type { Issue, ProblemBody } from '#contract/problem-body.ts'
import { problemStatuses, type ProblemCode } from '#contract/problems.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { readProblem } from '#contract/read-problem.ts'
import { waitsCatalog } from './texts/waits-texts.ts'

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly issues: Issue[] | undefined
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, issues?: Issue[], retryAfter?: number) {
    super(readProblem(defaultLanguage, code))
    this.code = code
    this.status = problemStatuses[code]
    this.issues = issues
    this.retryAfter = retryAfter
  }

  /** The body of the response in its reader's language (decision D). */
  toBody(language: Language = defaultLanguage): ProblemBody {
    const message = describe(this, language)
    const texts = fieldsCatalog.read(language)
    const issues = this.issues?.map((issue) => ({
      ...issue,
      message: describeFieldText(texts, issue.message),
    }))
    return { message, code: this.code, ...(issues && { issues }) }
  }
}

/** What happened and, if the caller has to wait for more than a minute, for how long. */
function describe({ code, retryAfter = 0 }: Problem, language: Language): string {
  if (code !== 'too_many_requests' || retryAfter <= 60) return readProblem(language, code)
  const texts = waitsCatalog.read(language)
  const minutes = Math.ceil(retryAfter / 60)
  return minutes < 90 ? texts.minutes({ count: minutes }) : texts.hours({ count: Math.ceil(minutes / 60) })
}
