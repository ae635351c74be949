/** What any problem says, from both catalogs. Screens read only those that they show themselves. */
import { describeProblem } from './describe-problem.ts'
import type { Language } from './i18n/languages.ts'
import type { ProblemCode } from './problems.ts'
import { problemsCatalog } from './texts/problems-texts.ts'
import { screenProblemsCatalog, type ScreenProblemsTexts } from './texts/screen-problems-texts.ts'

const isOnScreens = (texts: ScreenProblemsTexts, code: ProblemCode): code is keyof ScreenProblemsTexts =>
  Object.hasOwn(texts, code)

export function readProblem(language: Language, code: ProblemCode): string {
  const onScreens = screenProblemsCatalog.read(language)
  return isOnScreens(onScreens, code)
    ? describeProblem(onScreens, code)
    : describeProblem(problemsCatalog.read(language), code)
}
