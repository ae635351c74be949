import type { Application } from '#contract/applications/applications.ts'
import { paths } from '#web/lib/navigation/paths.ts'

/** The conversation with an applicant about the project. */
export const conversationOf = ({ project, volunteerId }: Application) =>
  paths.messages({ project: project.id, volunteer: volunteerId })
