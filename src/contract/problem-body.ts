/** One invalid field: its path in the body ("perks.0.title") and the text shown beside it. */
export interface Issue {
  path: string
  message: string
}

/** The body of every error response. */
export interface ProblemBody {
  message: string
  code: string
  issues?: Issue[]
}
