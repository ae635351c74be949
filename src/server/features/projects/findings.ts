/** Stores what the safeguards find in a project, with the evidence and the version of the rule (decision B9). */
import { opensCase } from '#domain/projects/moderation.ts'
import { isAllowedBy } from '#domain/safeguards/allowed-sentences.ts'
import {
  checkProject,
  nothingDecided,
  type CheckedProject,
  type IsDecided,
  type ProjectFinding,
} from '#domain/safeguards/evaluate.ts'
import type { Db } from '#server/db/db.ts'
import { findAllowed, findAllowedIn, listDismissedSentences } from '#server/queries/allowed-sentences.ts'
import { isHeld, saveModeration } from './case-queries.ts'
import {
  insertFindings,
  listStoredFindings,
  removeFindings,
  versionOf,
  type StoredFinding,
} from './finding-queries.ts'
import { findForm } from './form-queries.ts'
import { findVisibility } from './saved-queries.ts'

type Stored = Awaited<ReturnType<typeof listStoredFindings>>[number]

/**
 * Checks a project as it is stored. New findings open its case or are stored as warnings; an undecided one that no
 * longer applies goes; one that was decided for the same version of its rule and the same sentence does not come back
 * and hides no other sentence of its field.
 * Hides the project while one waits, if that is the rule, and shows a hidden one that no finding is left of. Returns
 * that it was shown, or that a finding keeps it hidden; null for neither.
 */
export async function storeFindings(
  db: Db,
  projectId: string,
  { holdsForReview }: { holdsForReview: boolean },
): Promise<'shown' | 'held' | null> {
  const visibility = await findVisibility(db, projectId)
  const isHeldByAdministrator = await isHeld(db, projectId)
  if (!isChecked(visibility)) return null
  const isWaiting = await updateFindings(db, projectId)
  // No edit shows it again.
  if (isHeldByAdministrator) return null
  if (isWaiting) {
    if (!holdsForReview) return null
    if (visibility === 'published') await saveModeration(db, projectId, { visibility: 'held' })
    return 'held'
  }
  if (visibility === 'published') return null
  await saveModeration(db, projectId, { visibility: 'published' })
  return 'shown'
}

/** Safeguards store nothing about drafts and about what was removed. */
const isChecked = (visibility: Awaited<ReturnType<typeof findVisibility>>): boolean =>
  visibility === 'published' || visibility === 'held'

/** Stores what is found now. Returns whether anything awaits a decision. */
async function updateFindings(db: Db, projectId: string): Promise<boolean> {
  const stored = await listStoredFindings(db, projectId)
  const undecided = stored.filter(({ isDecided }) => !isDecided)
  const found = await listFindings(db, { projectId, stored }, await findForm(db, projectId))
  const outdated = undecided.filter((each) => !found.some((finding) => isStillThere(finding, each)))
  await removeFindings(
    db,
    outdated.map(({ id }) => id),
  )
  await insertFindings(
    db,
    projectId,
    found.filter((finding) => !undecided.some((each) => isStillThere(finding, each))),
  )
  return found.some(opensCase)
}

/** What the safeguards find in the form of a project, but for what was decided about it. */
async function listFindings(
  db: Db,
  { projectId, stored }: { projectId: string; stored: readonly Stored[] },
  form: CheckedProject,
): Promise<StoredFinding[]> {
  const decided = stored.filter(({ isDecided }) => isDecided)
  const isAllowed = await findAllowedIn(db, projectId)
  const isDecided: IsDecided = (finding) =>
    isAllowed(finding) || decided.some((each) => isSameSentence(finding, each))
  return checkProject(form, isDecided).map(toStored)
}

/** What an import would store about a listing with these texts: a new one of an organization, or a stored project. */
export async function previewFindings(
  db: Db,
  { projectId, organizationId }: { projectId: string | undefined; organizationId: string | undefined },
  texts: ListingTexts,
): Promise<StoredFinding[]> {
  if (projectId !== undefined) {
    if (!isChecked(await findVisibility(db, projectId))) return []
    const form = { ...(await findForm(db, projectId)), ...texts }
    return listFindings(db, { projectId, stored: await listStoredFindings(db, projectId) }, form)
  }
  const isAllowed = organizationId === undefined ? nothingDecided : await findAllowed(db, organizationId)
  return checkProject({ ...notAsked, ...texts }, isAllowed).map(toStored)
}

/** What a listing does not state. */
const notAsked = {
  hoursReason: null,
  milestones: [],
  definitionOfDone: null,
  contactName: null,
  contactInstructions: null,
  confirmsNoPaidPost: false,
  confirmsLicense: false,
  screeningQuestions: [],
  perks: [],
} as const satisfies Partial<CheckedProject>
type ListingTexts = Omit<CheckedProject, keyof typeof notAsked>

/**
 * Decides which sentences an imported project may keep: those allowed by a granted appeal, and those whose finding staff dismissed.
 * A refused edit stores no new finding that they could decide about.
 */
export async function findAcceptable(
  db: Db,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<IsDecided> {
  const isDismissed = isAllowedBy(await listDismissedSentences(db, { projectId: id, organizationId }))
  const isAllowed = await findAllowed(db, organizationId)
  return (finding) => isAllowed(finding) || isDismissed(finding)
}

/** What the form asks for opens no case: it is stored like a warning. */
const toStored = (finding: ProjectFinding): StoredFinding => ({
  ...finding,
  effect: finding.effect === 'require' ? 'warn' : finding.effect,
})

const isSameSentence = ({ rule, evidence }: Pick<ProjectFinding, 'rule' | 'evidence'>, stored: Stored) =>
  stored.rule === rule && stored.version === versionOf(rule) && stored.evidence === evidence

const isStillThere = (finding: StoredFinding, stored: Stored) =>
  isSameSentence(finding, stored) && stored.field === finding.field && stored.effect === finding.effect
