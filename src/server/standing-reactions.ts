/** After what happens an organization is judged anew: by a job, which takes along the others that wait for the same. */
import type { Db } from '#server/db/db.ts'
import { askForRefresh } from '#server/features/standings/refresh.ts'
import type { Fact, FactType } from './events.ts'

/** The facts that may change how an organization stands, by what tells which one: their subject, or the project of the work. */
const judged: { readonly [Type in FactType]?: 'organization' | 'project' | 'work' } = {
  'organization.named': 'organization',
  'organization.edited': 'organization',
  'organization.mark_dropped': 'organization',
  'organization.claimed': 'organization',
  'organization.handed_over': 'organization',
  'organization.suspended': 'organization',
  'organization.reinstated': 'organization',
  'verification.confirmed': 'organization',
  'verification.suspended': 'organization',
  'verification.approved': 'organization',
  'verification.declined': 'organization',
  'verification.withdrawn': 'organization',
  'authority.proved': 'organization',
  'authority.proved_by_claim': 'organization',
  'authority.dropped': 'organization',
  'project.published': 'project',
  'project.completed': 'project',
  'project.impact_reported': 'project',
  'application.accepted': 'work',
  'application.declined': 'work',
  'application.withdrawn': 'work',
  'application.completed': 'work',
  'review.revealed': 'work',
  'review.edited': 'work',
  'review.hidden': 'work',
  'review.restored': 'work',
}

/** Asks for whoever a fact is about to be judged anew, where it may change how they stand. */
export async function judgeAfter(db: Db, fact: Fact): Promise<void> {
  const about = judged[fact.type]
  // An import publishes as nobody, by the hundred thousand: the daily round looks at what it brought.
  const isOfImport = fact.type === 'project.published' && fact.actorId === null
  if (!about || isOfImport) return
  if (about === 'organization') return askForRefresh(db, { organizationId: fact.subjectId })
  if (about === 'project') return askForRefresh(db, { projectId: fact.subjectId })
  if ('projectId' in fact.data) await askForRefresh(db, { projectId: fact.data.projectId })
}
