/** A project's own questions, which volunteers answer when they apply. */

export interface ScreeningQuestion {
  id: string
  text: string
  isRequired: boolean
}

/** A question as it was asked, and the volunteer's answer; null if left out. */
export interface ScreeningAnswer {
  questionId: string
  question: string
  answer: string | null
}

export type AnswersDecision =
  | { allowed: true; answers: ScreeningAnswer[] }
  /**
   * `missing` contains the indexes of required questions without an answer; `hasUnknown` means that the questions
   * have changed.
   */
  | { allowed: false; missing: number[]; hasUnknown: boolean }

/** The answers to a project's questions, in order, each with the question's text; or what is wrong with them. */
export function decideAnswers(
  questions: readonly ScreeningQuestion[],
  given: readonly { questionId: string; answer: string | null }[],
): AnswersDecision {
  const answers = questions.map(({ id, text }) => ({
    questionId: id,
    question: text,
    answer: given.find(({ questionId }) => questionId === id)?.answer ?? null,
  }))
  const missing = questions.flatMap(({ isRequired }, index) =>
    isRequired && !answers[index]?.answer ? [index] : [],
  )
  // An answer to a removed question must not be dropped silently; an empty one loses nothing.
  const hasUnknown = given.some(
    ({ questionId, answer }) => answer && !questions.some(({ id }) => id === questionId),
  )
  return missing.length > 0 || hasUnknown
    ? { allowed: false, missing, hasUnknown }
    : { allowed: true, answers }
}

/** The answers that were given, each below its question as it was asked. */
export const writeAnswers = (answers: readonly ScreeningAnswer[]): string[] =>
  answers.flatMap(({ question, answer }) => (answer ? [`${question}\n${answer}`] : []))
