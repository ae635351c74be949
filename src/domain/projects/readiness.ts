/** Whether a listing says what a skilled volunteer needs before they can start. Advice only: it refuses nothing. */
import { listItems } from '#domain/applications/agreed-scope.ts'
import { safeguardLimits } from '#domain/safeguards/safeguards.ts'
import { estimateHours } from './total-hours.ts'

/** What only the organization knows, in display order. */
export const confirmedTopics = ['decisionMaker', 'materials'] as const
export type ConfirmedTopic = (typeof confirmedTopics)[number]

export type ReadinessTopic = 'scope' | 'milestones' | 'end' | 'placeholders'

type ListedProject = {
  deliverables: string
  timeline: string
  duration: string
  /** Hours a week. */
  timeCommitment: number | null
}

export type Readiness = { topic: ReadinessTopic; isReady: boolean }

/** What the listing's answers show, in display order. A topic that cannot be wrong for this project is left out. */
export function checkReadiness(project: ListedProject, placeholders: readonly string[]): Readiness[] {
  const hasTimeline = project.timeline.trim() !== ''
  const total = estimateHours(project.timeCommitment, project.duration)
  const topics: (Readiness & { isShown: boolean })[] = [
    { topic: 'placeholders', isReady: false, isShown: placeholders.length > 0 },
    { topic: 'scope', isReady: listItems(project.deliverables).length > 1, isShown: true },
    {
      topic: 'milestones',
      isReady: hasTimeline,
      isShown: total !== null && total > safeguardLimits.totalHours.warn,
    },
    { topic: 'end', isReady: hasTimeline || project.duration !== 'ongoing', isShown: true },
  ]
  return topics.filter(({ isShown }) => isShown).map(({ topic, isReady }) => ({ topic, isReady }))
}

/** The parts in brackets, such as "[number]", that a template leaves to be replaced; each once. */
export function findPlaceholders(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\[[^[\]\n]{2,80}\](?!\()/g) ?? []))]
}
