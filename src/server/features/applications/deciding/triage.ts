/** What an organization's members store about its applicants: the shortlist and private notes. */
import type { Application } from '#contract/applications/applications.ts'
import type { ApplicationNote } from '#contract/applications/triage.ts'
import { isPending } from '#domain/applications/applications.ts'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/db.ts'
import { guessRemarkLanguage } from '#server/languages/content-language.ts'
import { lockProject } from '#server/queries/projects/lock-project.ts'
import { requireReceivedApplications } from '#server/queries/applications/received-applications.ts'
import { Problem } from '#server/http/problem.ts'
import { findState, saveShortlisted } from '#server/features/applications/queries.ts'
import { requireApplication } from '#server/features/applications/service.ts'
import { removeNote, findNote, insertNote, saveNote } from './notes-queries.ts'

/** The project of an application to the caller's organizations. */
export async function requireReceived(ctx: Context, id: string): Promise<string> {
  const [target] = await requireReceivedApplications(ctx, [id])
  if (!target) throw new Problem('application_not_found')
  return target.projectId
}

/**
 * Adds a pending application to the shortlist or removes it. No one is notified, and the application itself does not
 * change.
 */
export async function shortlist(ctx: Context, id: string, isListed: boolean): Promise<Application> {
  const projectId = await requireReceived(ctx, id)
  await transact(ctx.db, async (db) => {
    await lockProject(db, projectId)
    const application = await findState(db, id)
    if (!application) throw new Problem('application_not_found')
    if (!isPending(application)) throw new Problem('application_not_pending')
    await saveShortlisted(db, id, isListed ? ctx.now() : null)
  })
  return requireApplication(ctx, id)
}

/** Adds the caller's private note to an application. */
export async function addNote(ctx: Context, applicationId: string, text: string): Promise<ApplicationNote> {
  await requireReceived(ctx, applicationId)
  const at = ctx.now()
  const id = await insertNote(ctx.db, {
    applicationId,
    authorId: ctx.actor.id,
    text,
    language: await guessRemarkLanguage(text),
    createdAt: at,
    updatedAt: at,
  })
  return requireNote(ctx, id)
}

/** Changes one of the caller's own notes. */
export async function editNote(ctx: Context, id: string, text: string): Promise<ApplicationNote> {
  await requireOwnNote(ctx, id)
  const language = await guessRemarkLanguage(text)
  await saveNote(ctx.db, { id, authorId: ctx.actor.id, text, language, at: ctx.now() })
  return requireNote(ctx, id)
}

/** Removes one of the caller's own notes. */
export async function eraseNote(ctx: Context, id: string): Promise<ApplicationNote> {
  const note = await requireOwnNote(ctx, id)
  await removeNote(ctx.db, { id, authorId: ctx.actor.id })
  return note
}

async function requireNote(ctx: Context, id: string): Promise<ApplicationNote> {
  const note = await findNote(ctx, id)
  if (!note) throw new Problem('note_not_found')
  return note
}

async function requireOwnNote(ctx: Context, id: string): Promise<ApplicationNote> {
  const note = await requireNote(ctx, id)
  if (!note.isOwn) throw new Problem('note_not_yours')
  return note
}
