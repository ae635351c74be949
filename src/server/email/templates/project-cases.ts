/** Emails about reported and removed projects, rendered from the rows that contain the reason. */
import { z } from '#contract/zod.ts'
import { projectPath } from '#contract/notifications/paths.ts'
import { topicOf } from '#domain/notifications/notification-rules.ts'
import type { NotificationKind } from '#domain/notifications/notifications.ts'
import type { ProjectReportDecision } from '#domain/projects/moderation.ts'
import { toSingleLine } from '#domain/text/text.ts'
import { projectCaseEmails, type WriteProjectCase } from '#server/email/content/project-cases.ts'
import { aboutPerson, definePersonalEmail } from '#server/email/template.ts'
import { findProjectNote } from './decision-note-queries.ts'
import { findDecidedProject } from './project-case-queries.ts'

type Decided = NonNullable<Awaited<ReturnType<typeof findDecidedProject>>>

interface ProjectCaseEmail {
  /** The notification with the same content. */
  kind: NotificationKind
  /** The decision whose reason the email quotes. */
  quoted: ProjectReportDecision | null
  /** What it says of the project. Nothing is sent if that has changed in the meantime. */
  says: 'removed' | 'visible'
  path: (about: Decided) => string
}

const projectCase = (write: WriteProjectCase, { kind, quoted, says, path }: ProjectCaseEmail) =>
  definePersonalEmail({
    // An email that a release before this one enqueued has no note.
    data: aboutPerson.extend({ projectId: z.uuid(), note: z.string().nullish() }),
    topic: topicOf(kind),
    async load({ db }, { projectId, note }) {
      const found = await findDecidedProject(db, projectId)
      if (found?.visibility !== (says === 'removed' ? 'removed' : 'published')) return null
      return {
        ...found,
        project: toSingleLine(found.project),
        organization: toSingleLine(found.organization),
        reason: quoted ? await findProjectNote(db, projectId, quoted) : (note ?? null),
      }
    },
    render: (language, { project, organization, reason }) =>
      write(language, { project, organization, reason }),
    path: (about) => path(about),
  })

export const projectCaseTemplates = {
  'project_case.reportDismissed': projectCase(projectCaseEmails.reportDismissed, {
    kind: 'project.report_dismissed',
    quoted: 'dismiss',
    says: 'visible',
    path: ({ id }) => projectPath(id),
  }),
  'project_case.reportRemoved': projectCase(projectCaseEmails.reportRemoved, {
    kind: 'project.report_removed',
    quoted: null,
    says: 'removed',
    path: () => '/browse',
  }),
  'project_case.reportRestored': projectCase(projectCaseEmails.reportRestored, {
    kind: 'project.report_restored',
    quoted: null,
    says: 'visible',
    path: ({ id }) => projectPath(id),
  }),
  'project_case.removed': projectCase(projectCaseEmails.removed, {
    kind: 'project.removed',
    quoted: 'remove',
    says: 'removed',
    path: () => '/decisions',
  }),
  'project_case.held': definePersonalEmail({
    data: aboutPerson.extend({ projectId: z.uuid(), note: z.string() }),
    topic: topicOf('project.held'),
    async load({ db }, { projectId }) {
      const found = await findDecidedProject(db, projectId)
      if (found?.visibility !== 'held') return null
      return { project: toSingleLine(found.project), organization: toSingleLine(found.organization) }
    },
    render: (language, { project, organization, note: reason }) =>
      projectCaseEmails.held(language, { project, organization, reason }),
    path: '/decisions',
  }),
  'project_case.shown': projectCase(projectCaseEmails.shown, {
    kind: 'project.shown',
    quoted: null,
    says: 'visible',
    path: ({ id }) => projectPath(id),
  }),
  'project_case.restored': projectCase(projectCaseEmails.restored, {
    kind: 'project.restored',
    quoted: null,
    says: 'visible',
    path: ({ id }) => projectPath(id),
  }),
}
