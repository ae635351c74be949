/** Stores what the safeguards find in a project, with the evidence and the version of the rule (decision B9). */
import { checkProject, type ProjectFinding } from '#domain/safeguards/evaluate.ts'
import type { Db } from '#server/db/db.ts'
import { insertFindings, listStoredFindings, removeFindings, versionOf } from './finding-queries.ts'
import { findForm } from './form-queries.ts'
import { findVisibility } from './saved-queries.ts'

type Stored = Awaited<ReturnType<typeof listStoredFindings>>[number]

/**
 * Checks a project as it is stored. New findings open its case or are stored as warnings; an undecided one that no
 * longer applies goes; one that was decided for the same version of its rule and the same sentence does not come back.
 */
export async function storeFindings(db: Db, projectId: string): Promise<void> {
  const visibility = await findVisibility(db, projectId)
  if (visibility !== 'published' && visibility !== 'held') return
  const found = checkProject(await findForm(db, projectId))
  const stored = await listStoredFindings(db, projectId)
  const undecided = stored.filter(({ isDecided }) => !isDecided)
  const decided = stored.filter(({ isDecided }) => isDecided)
  const outdated = undecided.filter((each) => !found.some((finding) => isStillThere(finding, each)))
  const added = found.filter(
    (finding) =>
      !undecided.some((each) => isStillThere(finding, each)) &&
      !decided.some((each) => isSameSentence(finding, each)),
  )
  await removeFindings(
    db,
    outdated.map(({ id }) => id),
  )
  await insertFindings(db, projectId, added)
}

const isSameSentence = ({ rule, evidence }: ProjectFinding, stored: Stored) =>
  stored.rule === rule && stored.version === versionOf(rule) && stored.evidence === evidence

const isStillThere = (finding: ProjectFinding, stored: Stored) =>
  isSameSentence(finding, stored) && stored.field === finding.field && stored.effect === finding.effect
