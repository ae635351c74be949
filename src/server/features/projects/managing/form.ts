/** Converts the form's fields to stored fields. */
import { randomUUID } from 'node:crypto'
import type { NewProject } from '#contract/projects/form.ts'
import type { Issue } from '#contract/problem-body.ts'
import { fieldText } from '#contract/field-texts.ts'
import { workIdsOfProject, workVersion } from '#domain/matching/parsing/work-ids.ts'
import type { Perk } from '#domain/projects/projects.ts'
import type { ScreeningQuestion } from '#domain/applications/screening.ts'
import type { LocalDate } from '#domain/time/time.ts'
import { canonicalCause } from '#domain/vocabulary/causes.ts'
import { canonicalSkill } from '#domain/vocabulary/skills.ts'

/** The canonical IDs that filters, synonyms and matching use. */
export function vocabularyOf(project: {
  title: string
  description?: string | null
  requiredSkills: readonly string[]
  preferredSkills: readonly string[]
  causeAreas: readonly string[]
}): { skillIds: string[]; causeIds: string[]; workIds: string[]; workVersion: number } {
  const skills = [...project.requiredSkills, ...project.preferredSkills]
  return {
    skillIds: [...new Set(skills.map(canonicalSkill))],
    causeIds: [...new Set(project.causeAreas.map(canonicalCause))],
    workIds: workIdsOfProject({ ...project, description: project.description ?? '' }),
    workVersion,
  }
}

/** The perks with IDs. An existing perk keeps its ID. */
export function withIds(perks: NewProject['perks'], existing: readonly Perk[] = []): Perk[] {
  const free = [...existing]
  return perks.map((perk) => {
    const at = free.findIndex(({ type, title }) => type === perk.type && title === perk.title)
    const [same] = at < 0 ? [] : free.splice(at, 1)
    return { ...perk, id: perk.id ?? same?.id ?? randomUUID() }
  })
}

/**
 * The questions with IDs. A question with unchanged text keeps its ID, so that an answer always belongs to the
 * question that was read.
 */
export function withQuestionIds(
  questions: NewProject['screeningQuestions'],
  existing: readonly ScreeningQuestion[] = [],
): ScreeningQuestion[] {
  return questions.map(({ text, isRequired }) => ({
    id: existing.find((each) => each.text === text)?.id ?? randomUUID(),
    text,
    isRequired,
  }))
}

/** The validation issue of work that ends before it starts. */
export function checkDates({ startDate, endDate }: Pick<NewProject, 'startDate' | 'endDate'>): Issue[] {
  const isReversed = startDate !== null && endDate !== null && endDate < startDate
  return isReversed ? [{ path: 'endDate', message: fieldText('projects.endBeforeStart') }] : []
}

/** The days of a copy: those that have passed are left out. */
export function datesOfCopy(
  { startDate, endDate, milestones }: Pick<NewProject, 'startDate' | 'endDate' | 'milestones'>,
  today: LocalDate,
): Pick<NewProject, 'startDate' | 'endDate' | 'milestones'> {
  const unlessPast = (day: LocalDate | null) => (day !== null && day < today ? null : day)
  return {
    startDate: unlessPast(startDate),
    endDate: unlessPast(endDate),
    milestones: milestones.map((each) => ({ ...each, dueDate: unlessPast(each.dueDate) })),
  }
}

/** The validation issue of a deadline before today in the project's time zone; none without a deadline. */
export function checkDeadline(deadline: LocalDate | null, today: LocalDate): Issue[] {
  const isPast = deadline !== null && deadline < today
  return isPast ? [{ path: 'applicationDeadline', message: fieldText('projects.deadlineInPast') }] : []
}
