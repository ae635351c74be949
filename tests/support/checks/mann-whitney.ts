/** The Mann-Whitney U test: whether two samples seem to come from the same distribution, of whatever shape. */

/** Ranks from 1; equal values share the mean of their ranks. */
function rank(values: readonly number[]): Map<number, { rank: number; count: number }> {
  const sorted = values.toSorted((a, b) => a - b)
  const ranks = new Map<number, { rank: number; count: number }>()
  for (const value of sorted) {
    const first = sorted.indexOf(value)
    const count = sorted.lastIndexOf(value) - first + 1
    ranks.set(value, { rank: first + (count + 1) / 2, count })
  }
  return ranks
}

/** The share of the normal distribution beyond z on both sides, to 1.5e-7 (Abramowitz and Stegun, 7.1.26). */
function twoSidedTail(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return terms.reduce((sum, term) => (sum + term) * t, 0) * Math.exp(-x * x)
}

/**
 * U of the first sample and the two-sided p, by the normal approximation with corrections for ties and continuity;
 * accurate from about twenty values per sample. A small p means the samples differ.
 */
export function compareSamples(one: readonly number[], other: readonly number[]): { u: number; p: number } {
  const ranks = rank([...one, ...other])
  const n = one.length + other.length
  const pairs = one.length * other.length
  const u =
    one.reduce((sum, value) => sum + (ranks.get(value)?.rank ?? 0), 0) - (one.length * (one.length + 1)) / 2
  const ties = [...ranks.values()].reduce((sum, { count }) => sum + count ** 3 - count, 0)
  const variance = (pairs / 12) * (n + 1 - ties / (n * (n - 1)))
  if (variance <= 0) return { u, p: 1 }
  const distance = Math.max(0, Math.abs(u - pairs / 2) - 0.5)
  return { u, p: twoSidedTail(distance / Math.sqrt(variance)) }
}
