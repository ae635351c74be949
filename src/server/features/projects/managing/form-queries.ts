import { eq } from 'drizzle-orm'
import type { ProjectChanges } from '#contract/projects/form.ts'
import type { Db } from '#server/db/db.ts'
import { projects } from '#server/db/tables/projects.ts'

/** What a project says about its scope besides its texts; all of it is optional. */
export const scopeColumns = {
  hoursReason: projects.hoursReason,
  startDate: projects.startDate,
  endDate: projects.endDate,
  milestones: projects.milestones,
  definitionOfDone: projects.definitionOfDone,
  contactName: projects.contactName,
  confirmsNoPaidPost: projects.confirmsNoPaidPost,
  confirmsLicense: projects.confirmsLicense,
} as const

/** The columns that the form sets. */
const formColumns = {
  title: projects.title,
  description: projects.description,
  causeAreas: projects.causeAreas,
  requiredSkills: projects.requiredSkills,
  preferredSkills: projects.preferredSkills,
  experienceLevel: projects.experienceLevel,
  requirements: projects.requirements,
  screeningQuestions: projects.screeningQuestions,
  timeCommitment: projects.timeCommitment,
  duration: projects.duration,
  timeline: projects.timeline,
  urgency: projects.urgency,
  applicationDeadline: projects.applicationDeadline,
  timeZone: projects.timeZone,
  isRemote: projects.isRemote,
  location: projects.location,
  maxVolunteers: projects.maxVolunteers,
  perks: projects.perks,
  deliverables: projects.deliverables,
  impact: projects.impact,
  contactInstructions: projects.contactInstructions,
  ...scopeColumns,
  language: projects.language,
  isLanguageChosen: projects.isLanguageChosen,
} as const satisfies Record<keyof ProjectChanges | 'isLanguageChosen', unknown>

/** The form's fields of a project. An imported project may have only some of them. */
export async function findForm(db: Db, id: string) {
  const [row] = await db.select(formColumns).from(projects).where(eq(projects.id, id))
  if (!row) throw new Error('a locked project is not there')
  return row
}

export type StoredForm = Awaited<ReturnType<typeof findForm>>
