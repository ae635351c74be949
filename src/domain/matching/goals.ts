/** What a volunteer hopes to achieve, in their own words, and which projects serve it (issue 21). */
import { causeLabelsOf } from '#domain/vocabulary/causes.ts'
import { removeDenials } from './parsing/negations.ts'
import type { ParsedProject } from './parsing/parse-project.ts'
import { parseText } from './parsing/texts.ts'
import { expandToRequested } from './parsing/work-ids.ts'

export interface ParsedGoals {
  /** The kinds of work that they name, to do or to learn. */
  workIds: string[]
  /** The ids of the causes that they name, and their labels. */
  causeIds: string[]
  causes: string[]
  /** The requested kinds of work that these match. */
  requested: ReadonlySet<string>
}

/** Parses goals as their writer wrote them. */
export function parseGoals(text: string): ParsedGoals {
  const { work, causes } = parseText(removeDenials(text))
  const workIds = [...new Set(work.map(({ id }) => id))]
  const causeIds = [...new Set(causes.map(({ id }) => id))]
  return {
    workIds,
    causeIds,
    causes: causeIds.flatMap((id) => causeLabelsOf(id).slice(0, 1)),
    requested: new Set(workIds.length > 0 ? expandToRequested(workIds) : []),
  }
}

/** What a project has of the goals. */
export interface ServedGoal {
  kind: 'skill' | 'cause'
  /** As the project writes it. */
  label: string
}

/** The skill, or else the cause, of a project that the goals name; null if they name none. */
export function findServedGoal(
  { requested, causeIds }: ParsedGoals,
  { asked, causes }: Pick<ParsedProject, 'asked' | 'causes'>,
): ServedGoal | null {
  // A skill that the project lists, before one that only its text mentions.
  const served = asked.filter(({ id, isIncidental }) => !isIncidental && requested.has(id))
  const skill = served.find(({ in: places }) => places.includes('required')) ?? served.at(0)
  if (skill) return { kind: 'skill', label: skill.label }
  const cause = causes.find(({ id, isNamed }) => isNamed && causeIds.includes(id))
  return cause ? { kind: 'cause', label: cause.label } : null
}

/** Projects that serve a goal first, then the others, each in the order that they come in. */
export function orderByGoals<Found extends { goal: ServedGoal | null }>(found: readonly Found[]): Found[] {
  return found.toSorted((a, b) => Number(b.goal !== null) - Number(a.goal !== null))
}
