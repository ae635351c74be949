/** The one error class: an expected refusal, listed in its endpoint. */
import { problems, type Issue, type ProblemBody, type ProblemCode } from '#contract/problems.ts'

export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly issues: Issue[] | undefined

  constructor(code: ProblemCode, issues?: Issue[]) {
    const [status, text] = problems[code]
    super(text)
    this.code = code
    this.status = status
    this.issues = issues
  }

  /** The answer's body (decision D). */
  toBody(): ProblemBody {
    return { message: this.message, code: this.code, ...(this.issues && { issues: this.issues }) }
  }
}
