/** Stores what the safeguards find in a project, with the evidence and the version of the rule (decision B9). */
import type { ProjectVisibility } from '#domain/projects/projects.ts'
import { opensCase } from '#domain/projects/moderation.ts'
import { isAllowedBy } from '#domain/safeguards/allowed-sentences.ts'
import {
  checkProject,
  type CheckedProject,
  type IsDecided,
  type ProjectFinding,
} from '#domain/safeguards/evaluate.ts'
import type { Db } from '#server/db/db.ts'
import {
  findAllowed,
  findAllowedIn,
  findAllowedOf,
  listDismissedSentences,
} from '#server/queries/projects/allowed-sentences.ts'
import { findModeration, saveModeration } from './case-queries.ts'
import {
  insertFindings,
  listStoredFindings,
  removeFindings,
  versionOf,
  type StoredFinding,
} from './finding-queries.ts'
import { findForm } from '#server/features/projects/managing/form-queries.ts'

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
  const project = await findModeration(db, projectId)
  if (!project || !isChecked(project.visibility)) return null
  const { visibility, isHeldByAdministrator } = project
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
const isChecked = (visibility: ProjectVisibility): boolean =>
  visibility === 'published' || visibility === 'held'

/** Stores what is found now. Returns whether anything awaits a decision. */
async function updateFindings(db: Db, projectId: string): Promise<boolean> {
  const stored = await listStoredFindings(db, [projectId])
  const undecided = stored.filter(({ isDecided }) => !isDecided)
  const isAllowed = await findAllowedIn(db, projectId)
  const found = listFindings(await findForm(db, projectId), { stored, isAllowed })
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
function listFindings(
  form: CheckedProject,
  { stored, isAllowed }: { stored: readonly Stored[]; isAllowed: IsDecided },
): StoredFinding[] {
  const decided = stored.filter(({ isDecided }) => isDecided)
  const isDecided: IsDecided = (finding) =>
    isAllowed(finding) || decided.some((each) => isSameSentence(finding, each))
  return checkProject(form, isDecided).map(toStored)
}

/** A listing that an import would store: its texts, and the project that it would change or the organization of a new one. */
export interface PreviewedListing {
  texts: ListingTexts
  project:
    | (CheckedProject & { id: string; organizationId: string; visibility: ProjectVisibility })
    | undefined
  /** Undefined if the import would add it, too. */
  organizationId: string | undefined
}

/** What an import would store about each of these listings. */
export async function previewFindings(
  db: Db,
  listings: readonly PreviewedListing[],
): Promise<StoredFinding[][]> {
  const stored = await listStoredFindings(
    db,
    listings.flatMap(({ project }) => project?.id ?? []),
  )
  const owners = listings.map(({ project, organizationId }) => project?.organizationId ?? organizationId)
  const isAllowedTo = await findAllowedOf(
    db,
    owners.flatMap((id) => id ?? []),
  )
  return listings.map(({ project, texts }, index) => {
    if (project && !isChecked(project.visibility)) return []
    return listFindings(
      { ...notAsked, ...project, ...texts },
      {
        stored: project ? stored.filter(({ projectId }) => projectId === project.id) : [],
        isAllowed: isAllowedTo(owners[index]),
      },
    )
  })
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
