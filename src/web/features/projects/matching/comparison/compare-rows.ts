/** What is compared about two matches. */
import type { ProjectMatch } from '#contract/matching/matching.ts'
import type { MatchFactor, MatchWeights } from '#domain/matching/scoring/factors.ts'
import { describeDeadline, describePlace } from '#web/features/projects/project-display.ts'
import type { MatchesTexts } from '#web/features/projects/texts/matches-texts.ts'
import type { MatchingTexts } from '#web/features/projects/texts/matching-texts.ts'
import type { ProjectPageTexts } from '#web/features/projects/texts/project-page-texts.ts'
import type { ProjectsTexts } from '#web/features/projects/texts/projects-texts.ts'
import { formatNumber, formatPercent } from '#web/lib/format/format-number.ts'
import type { ResponsesTexts } from '#contract/texts/responses-texts.ts'
import { describeTypicalTime } from '#contract/i18n/responses.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { listWeighted, pointsOf } from '#web/features/projects/matching/match-points.ts'

export type CompareTexts = {
  language: Language
  matches: MatchesTexts
  matching: MatchingTexts
  projects: ProjectsTexts
  page: ProjectPageTexts
  responses: ResponsesTexts
}

export type CompareRow = {
  key: string
  name: string
  /** One value for each match; null where nothing is known. */
  values: readonly (string | null)[]
  /** What is shown where nothing is known of one of them. */
  absent: string
  /** Which of them fits better: its index, or null if neither does. */
  better: number | null
}

/** The rows that say something, in their order. */
export function listCompareRows(
  texts: CompareTexts,
  compared: readonly ProjectMatch[],
  weights: MatchWeights,
): CompareRow[] {
  const { language, matches, matching, page } = texts
  const scored = (
    key: string,
    name: string,
    score: (match: ProjectMatch) => [points: number, text: string],
  ) => {
    const values = compared.map(score)
    return {
      key,
      name,
      values: values.map(([, text]) => text),
      absent: '',
      better: findBetter(values.map(([points]) => points)),
    }
  }
  const rows: CompareRow[] = [
    scored('match', matches.compare.match, ({ matchScore }) => [
      matchScore,
      formatPercent(language, matchScore),
    ]),
    ...listWeighted(weights).map((factor: MatchFactor) =>
      scored(factor, matching.factors[factor], (match) => {
        const { points, max } = pointsOf(match, factor, weights)
        return [points, matches.detail.of({ points, max })]
      }),
    ),
    ...listFacts(texts).map(([key, describe]) => ({
      key,
      name: matches.compare[key],
      values: compared.map(describe),
      absent: key === 'deadline' ? page.rolling : matching.card.notStated,
      better: null,
    })),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

/** The index of the highest number, or null if they are equal. */
function findBetter(numbers: readonly number[]): number | null {
  const most = Math.max(...numbers)
  return numbers.length > 1 && numbers.some((each) => each < most) ? numbers.indexOf(most) : null
}

type Fact = 'hours' | 'total' | 'place' | 'spots' | 'waiting' | 'deadline' | 'answers' | 'rating'

function listFacts(texts: CompareTexts): [Fact, (match: ProjectMatch) => string | null][] {
  const { language, matches, projects, page, responses } = texts
  const format = (value: number | null) => (value === null ? null : formatNumber(language, value))
  return [
    ['hours', ({ timeCommitment }) => format(timeCommitment)],
    ['total', ({ estimatedHours }) => format(estimatedHours)],
    ['place', (match) => (match.isRemote || match.location !== null ? describePlace(projects, match) : null)],
    ['spots', ({ placesLeft }) => format(placesLeft) ?? matches.compare.anyNumber],
    ['waiting', ({ pendingApplications: count }) => matches.compare.people({ count })],
    [
      'deadline',
      (match) => (match.applicationDeadline === null ? null : describeDeadline(page, language, match)),
    ],
    ['answers', ({ organizationResponse }) => describeTypicalTime(responses, organizationResponse)],
    [
      'rating',
      ({ organization: { rating, totalReviews } }) =>
        rating === null ? null : projects.rating({ average: rating, reviews: totalReviews }),
    ],
  ]
}
