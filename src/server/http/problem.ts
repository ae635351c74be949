/** The one error class: an expected refusal, listed in its endpoint. */
import { problems, type Issue, type ProblemBody, type ProblemCode } from '#contract/problems.ts'

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly issues: Issue[] | undefined
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined

  constructor(code: ProblemCode, issues?: Issue[], retryAfter?: number) {
    const [status, text] = problems[code]
    super(text)
    this.code = code
    this.status = status
    this.issues = issues
    this.retryAfter = retryAfter
  }

  /** The body of the response (decision D). */
  toBody(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.issues && { issues: this.issues }) }
  }
}
