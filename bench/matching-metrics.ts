/**
 * NDCG@10 over the judged candidates of each profile, as the sets' own program defines it, in this process: thousands of
 * rankings are compared. Tied listings share the mean of their gains instead of being shuffled.
 */
const places = 10

interface ScoredListing {
  score: number
  grade: number
}

/** In [0,1]; 1 if nothing was judged above 0. */
export function ndcg(listings: readonly ScoredListing[]): number {
  const ideal = sumOfGains(listings.map(({ grade }) => gainOf(grade)).toSorted((a, b) => b - a))
  if (ideal === 0) return 1
  const ranked = listings.toSorted((a, b) => b.score - a.score)
  const gains: number[] = []
  for (let from = 0; from < ranked.length;) {
    const tied = ranked.slice(from).findIndex(({ score }) => score !== ranked[from]?.score)
    const to = tied === -1 ? ranked.length : from + tied
    const share = mean(ranked.slice(from, to).map(({ grade }) => gainOf(grade)))
    for (; from < to; from += 1) gains.push(share)
  }
  return sumOfGains(gains) / ideal
}

const gainOf = (grade: number) => 2 ** grade - 1
const sumOfGains = (gains: readonly number[]) =>
  gains.slice(0, places).reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0)

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The same numbers for each run (a linear congruential generator). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const resamples = 2000

/** The 95 % interval of the mean of these numbers, by bootstrap. */
export function interval(each: readonly number[]): [low: number, high: number] {
  const random = seeded(7)
  const means = Array.from({ length: resamples }, () =>
    mean(each.map(() => each[Math.floor(random() * each.length)] ?? 0)),
  ).toSorted((a, b) => a - b)
  return [means[resamples * 0.025] ?? 0, means[resamples * 0.975 - 1] ?? 0]
}
