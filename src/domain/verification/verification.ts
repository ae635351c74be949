/**
 * What a public register says about an organization: the decision table (design: verification). It covers legal
 * status only. Whether a person may act for the organization is a separate question that no public register answers.
 */
import { branchOf, compareWithRow } from './branches.ts'
import { hasUnassignedPrefix, parseEin } from './ein.ts'
import { nameTiers, type NameTier } from './legal-names.ts'
import { findNameFault } from '#domain/text/names.ts'
import {
  registerFiles,
  verificationReasons,
  verificationTags,
  type CountryRegister,
  type LoadedFile,
  type RegisterFile,
  type RegisterFindings,
  type RegisterRow,
  type Revocation,
  type VerificationDecision,
  type VerificationEvidence,
  type VerificationFlag,
  type VerificationQuestion,
  type VerificationReason,
  type VerificationTag,
} from './register.ts'
import { dayMs } from '#domain/time/time.ts'

export const unitedStates: CountryRegister<RegisterFindings> = {
  country: 'US',
  readNumber: parseEin,
  decide: decideByIrs,
}

/** 01 unconditional, 02 conditional; 12 is a trust of 4947(a)(2), 25 is terminating. */
const activeStatuses = ['01', '02']
const privateFoundations = ['02', '03', '04']
const charity = '03'
const noGroup = '0000'

function decideByIrs(findings: RegisterFindings, question: VerificationQuestion): VerificationDecision {
  const { rows, pub78 } = findings
  const isListed = rows.length > 0
  const best = findBestRow(rows, question.name)
  const reasons = pendingReasons(findings, question)
  const others = rows.filter((row) => row.subsection !== charity)
  const isRefused = question.charitiesOnly && others.length > 0
  const [other] = others
  return {
    result: isRefused ? 'refused' : reasons.length > 0 ? 'pending' : 'confirmed',
    reasons,
    tags: tagsOf(rows),
    // A register row is more reliable than a list of prefixes.
    flags: isListed ? (pub78 === null ? ['not_in_pub78'] : []) : prefixFlags(question.ein),
    label: other ? labelOf(other.subsection) : null,
    recommendsDecline: reasons.includes('revoked'),
    evidence: gatherEvidence(findings, best),
  }
}

function tagsOf(rows: readonly RegisterRow[]): VerificationTag[] {
  const applies: Record<VerificationTag, boolean> = {
    group_exemption: rows.some((row) => row.group !== noGroup),
    private_foundation: rows.some((row) => privateFoundations.includes(row.foundation)),
  }
  return verificationTags.filter((tag) => applies[tag])
}

const prefixFlags = (ein: string): VerificationFlag[] =>
  hasUnassignedPrefix(ein) ? ['unassigned_prefix'] : []

/** The decision about an organization whose register isn't loaded: staff check it, and nothing is looked up. */
export function leaveToStaff({
  name,
  isVerifiedForAnother,
}: Pick<VerificationQuestion, 'name' | 'isVerifiedForAnother'>): VerificationDecision {
  const reasons: VerificationReason[] = []
  if (findNameFault(name) !== null) reasons.push('name_not_allowed')
  if (isVerifiedForAnother) reasons.push('held_by_another')
  reasons.push('no_register')
  const unlooked = { pub78: null, revokedOn: null, reinstatedOn: null }
  return {
    result: 'pending',
    reasons,
    tags: [],
    flags: [],
    label: null,
    recommendsDecline: false,
    evidence: { postedOn: { bmf: null, pub78: null, revocations: null }, ...noRow, ...unlooked },
  }
}

type BestRow = { row: RegisterRow; tier: NameTier }

const noRow = {
  file: null,
  matchedName: null,
  branch: null,
  nameTier: null,
  subsection: null,
  foundation: null,
  deductibility: null,
  group: null,
  status: null,
  ruling: null,
  state: null,
  zip: null,
}

function gatherEvidence(
  { loaded, pub78, revocations }: RegisterFindings,
  best: BestRow | undefined,
): VerificationEvidence {
  const revocation = findLatestRevocation(revocations)
  const postedOn = (file: RegisterFile) => loaded[file]?.postedOn ?? null
  return {
    postedOn: { bmf: postedOn('bmf'), pub78: postedOn('pub78'), revocations: postedOn('revocations') },
    ...(best ? describeRow(best, loaded.bmf) : noRow),
    pub78,
    revokedOn: revocation?.revokedOn ?? null,
    reinstatedOn: revocation?.reinstatedOn ?? null,
  }
}

function describeRow({ row, tier }: BestRow, loaded: LoadedFile | null) {
  const { subsection, foundation, deductibility, group, status, ruling, state, zip } = row
  const codes = { subsection, foundation, deductibility, group, status, ruling, state, zip }
  const file = loaded?.names[row.file] ?? null
  return { file, matchedName: row.name, branch: branchOf(row), nameTier: tier, ...codes }
}

function findBestRow(rows: readonly RegisterRow[], name: string): BestRow | undefined {
  const compared = rows.map((row) => ({ row, tier: compareWithRow(row, name).tier }))
  const [best] = compared.toSorted((a, b) => nameTiers.indexOf(a.tier) - nameTiers.indexOf(b.tier))
  return best
}

/** Any one of them makes the case pending, whatever the rest says. */
function pendingReasons(
  { rows, pub78, revocations, loaded }: RegisterFindings,
  { name, isVerifiedForAnother }: VerificationQuestion,
): VerificationReason[] {
  // A missing file might contain contrary evidence.
  const isLoaded = registerFiles.every((file) => loaded[file] !== null)
  const revocation = findLatestRevocation(revocations)
  const isReinstated = revocation !== null && wasReinstated(revocation)
  const compared = rows.map((row) => compareWithRow(row, name))
  const applies: Record<VerificationReason, boolean> = {
    register_not_loaded: !isLoaded,
    not_found: isLoaded && rows.length === 0,
    name_differs: compared.some(({ tier, isBranchMissing }) => tier === 'C' && !isBranchMissing),
    branch_not_named: compared.some(({ isBranchMissing }) => isBranchMissing),
    name_not_allowed: findNameFault(name) !== null,
    status_not_active: rows.some((row) => !activeStatuses.includes(row.status)),
    revoked: revocation !== null && !isReinstated,
    reinstated_not_listed: isReinstated && pub78 === null,
    held_by_another: isVerifiedForAnother,
    profile_changed: false,
    held_back: false,
    no_register: false,
  }
  return verificationReasons.filter((reason) => applies[reason])
}

/** A reinstatement on the day of the revocation is a retroactive one, and counts. */
function wasReinstated({ revokedOn, reinstatedOn }: Revocation): boolean {
  return reinstatedOn !== null && reinstatedOn >= revokedOn
}

/** The deciding revocation: the latest, and on the same day one without reinstatement. */
function findLatestRevocation(revocations: readonly Revocation[]): Revocation | null {
  const [latest = null] = revocations.toSorted(
    (a, b) => b.revokedOn.localeCompare(a.revokedOn) || Number(wasReinstated(a)) - Number(wasReinstated(b)),
  )
  return latest
}

/** Codes in the file's documentation for paragraphs other than 501(c). */
const otherParagraphs = new Map([
  ['40', '501(d)'],
  ['50', '501(e)'],
  ['60', '501(f)'],
  ['70', '501(k)'],
  ['71', '501(n)'],
  ['91', '4947(a)(1)'],
  ['92', '4947(a)(1)'],
])

function labelOf(subsection: string): string {
  const paragraph = Number(subsection)
  if (paragraph >= 1 && paragraph <= 29) return `501(c)(${paragraph})`
  return otherParagraphs.get(subsection) ?? `subsection ${subsection}`
}

/** After this many days, the register's data is shown as stale. */
export const staleAfterDays = 400

/** Whether evidence with this posting date is too old to show without a warning; days are YYYY-MM-DD. */
export function isStale(postedOn: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(postedOn)) / dayMs > staleAfterDays
}
