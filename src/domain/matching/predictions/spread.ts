/** How evenly something is spread over projects. */

/** So many projects have so much of it. */
export interface SpreadGroup {
  value: number
  projects: number
}

export interface Spread {
  projects: number
  total: number
  /** The share of the projects that have none, in [0,1]; null without projects. */
  noneShare: number | null
  /** The Gini coefficient: 0 if all have the same, near 1 if one has everything; null if there is nothing to spread. */
  gini: number | null
  /** The share that the tenth of the projects with the most has; null if there is nothing to spread. */
  topTenthShare: number | null
}

/** How evenly the values are spread. Groups may come in any order, and values may repeat. */
export function measureSpread(groups: readonly SpreadGroup[]): Spread {
  const sorted = groups.filter(({ projects }) => projects > 0).toSorted((a, b) => a.value - b.value)
  const projects = sorted.reduce((sum, group) => sum + group.projects, 0)
  const total = sorted.reduce((sum, group) => sum + group.projects * group.value, 0)
  const none = sorted.reduce((sum, group) => sum + (group.value === 0 ? group.projects : 0), 0)
  if (projects === 0) return { projects, total, noneShare: null, gini: null, topTenthShare: null }
  if (total === 0) return { projects, total, noneShare: 1, gini: null, topTenthShare: null }
  // Each project's value times its rank, the smallest first; the ranks of a group are in the middle of it on average.
  let ranked = 0
  let before = 0
  for (const group of sorted) {
    ranked += group.value * group.projects * (before + (group.projects + 1) / 2)
    before += group.projects
  }
  const gini = (2 * ranked) / (projects * total) - (projects + 1) / projects
  return {
    projects,
    total,
    noneShare: none / projects,
    gini,
    topTenthShare: takeTop(sorted, projects / 10) / total,
  }
}

/** What the projects with the most have together; the last of them may count in part. */
function takeTop(sorted: readonly SpreadGroup[], count: number): number {
  let left = count
  let sum = 0
  for (const { value, projects } of sorted.toReversed()) {
    const taken = Math.min(left, projects)
    sum += taken * value
    left -= taken
  }
  return sum
}
