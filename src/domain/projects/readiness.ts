/** Whether a listing says what a skilled volunteer needs before they can start. Advice only: it refuses nothing. */
import { listItems } from '#domain/applications/agreed-scope.ts'
import type { CheckedProject } from '#domain/safeguards/evaluate.ts'
import { safeguardLimits } from '#domain/safeguards/safeguards.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { estimateHours } from './total-hours.ts'

/** What only the organization knows, in display order. */
export const confirmedTopics = ['materials'] as const
export type ConfirmedTopic = (typeof confirmedTopics)[number]

export type ReadinessTopic = 'scope' | 'done' | 'milestones' | 'end' | 'decisionMaker' | 'placeholders'

type ListedProject = Pick<
  CheckedProject,
  | 'deliverables'
  | 'definitionOfDone'
  | 'milestones'
  | 'timeline'
  | 'duration'
  | 'timeCommitment'
  | 'contactName'
> & { endDate: LocalDate | null }

/** From this many characters on, a single deliverable says how much it is: "Labels for 2,000 bags in three languages". */
const detailedItem = 30

const saysEnough = (items: readonly string[]): boolean =>
  items.length > 1 || items.some((item) => item.length >= detailedItem)

export type Readiness = { topic: ReadinessTopic; isReady: boolean }

/** What the listing's answers show, in display order. A topic that cannot be wrong for this project is left out. */
export function checkReadiness(project: ListedProject, placeholders: readonly string[]): Readiness[] {
  const isStated = (text: string | null) => Boolean(text?.trim())
  const total = estimateHours(project.timeCommitment, project.duration)
  const hasEnd = project.duration !== 'ongoing' || project.endDate !== null || isStated(project.timeline)
  const topics: (Readiness & { isShown: boolean })[] = [
    { topic: 'placeholders', isReady: false, isShown: placeholders.length > 0 },
    { topic: 'scope', isReady: saysEnough(listItems(project.deliverables)), isShown: true },
    { topic: 'done', isReady: isStated(project.definitionOfDone), isShown: true },
    {
      topic: 'milestones',
      isReady: project.milestones.length > 0,
      isShown: total !== null && total > safeguardLimits.totalHours.require,
    },
    { topic: 'end', isReady: hasEnd, isShown: true },
    { topic: 'decisionMaker', isReady: isStated(project.contactName), isShown: true },
  ]
  return topics.filter(({ isShown }) => isShown).map(({ topic, isReady }) => ({ topic, isReady }))
}

/** The parts in brackets, such as "[number]", that a template leaves to be replaced; each once. */
export function findPlaceholders(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => text.match(/\[(?:\d|[^[\]\n]{2,80})\](?!\()/g) ?? []))]
}
