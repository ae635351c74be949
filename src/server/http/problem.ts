/** The one error class: an expected refusal, listed in its endpoint. */
import { describeFieldText } from '#contract/field-texts.ts'
import { defaultLanguage, type Language } from '#contract/i18n/languages.ts'
import type { Issue, ProblemBody } from '#contract/problem-body.ts'
import { describeProblem } from '#contract/describe-problem.ts'
import { problemStatuses, type ProblemCode } from '#contract/problems.ts'
import { fieldsCatalog } from '#contract/texts/fields-texts.ts'
import { problemsCatalog } from '#contract/texts/problems-texts.ts'

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly issues: Issue[] | undefined
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, issues?: Issue[], retryAfter?: number) {
    super(describeProblem(problemsCatalog.read(defaultLanguage), code))
    this.code = code
    this.status = problemStatuses[code]
    this.issues = issues
    this.retryAfter = retryAfter
  }

  /** The body of the response in its reader's language (decision D). */
  toBody(language: Language = defaultLanguage): ProblemBody {
    const message = describeProblem(problemsCatalog.read(language), this.code)
    const texts = fieldsCatalog.read(language)
    const issues = this.issues?.map((issue) => ({
      ...issue,
      message: describeFieldText(texts, issue.message),
    }))
    return { message, code: this.code, ...(issues && { issues }) }
  }
}
