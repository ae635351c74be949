/** What the page of an export shows instead of the code's words. data.json keeps those, for programs. */
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { auditNamesCatalog } from '#contract/texts/audit-names-texts.ts'
import { staffRolesCatalog } from '#contract/texts/staff-roles-texts.ts'
import { choiceFilterNames } from '#domain/projects/choice-filters.ts'
import { choiceColumns } from '#server/queries/projects/choice-filters.ts'
import { tableOf, type ExportPart } from './part-queries.ts'
import { exportPageCatalog } from './texts/export-page-texts.ts'
import { isUuid } from '#domain/text/uuid.ts'

/** The columns whose values are words of the code, by table. All others have what people wrote. */
export const codedColumns: Readonly<Record<string, readonly string[]>> = {
  account_reports: ['reason'],
  account_tokens: ['purpose'],
  agreed_scopes: ['source'],
  appeals: ['kind', 'decision', 'verdict'],
  application_history: ['fromStatus', 'toStatus'],
  applications: ['status', 'endedBy', 'declineReason'],
  audit_log: ['action', 'objectType', 'outcome'],
  badge_awards: ['badgeId'],
  claim_reviews: ['state'],
  contacts: ['firstContactBy'],
  credentials: ['kind'],
  dismissed_matches: ['reason'],
  files: ['purpose', 'documentKind'],
  hour_entries: ['status'],
  invites: ['status', 'declineReason', 'closedReason'],
  legal_agreements: ['document'],
  match_exclusions: ['kind'],
  match_exposures: ['list', 'sort'],
  message_reports: ['reason'],
  messages: ['side'],
  notice_preferences: ['topic', 'mail', 'mailBefore'],
  notifications: ['kind'],
  onboarding_answers: ['userType'],
  organization_authority: ['method'],
  organization_invitations: ['role'],
  organization_members: ['role'],
  personal_exports: ['state'],
  point_entries: ['kind'],
  project_reports: ['reason'],
  projects: ['status'],
  registry_runs: ['state'],
  review_reports: ['reason'],
  reviews: ['type'],
  saved_searches: ['frequency', ...choiceColumns],
  scope_changes: ['status'],
  search_alerts: ['frequency'],
  staff_roles: ['role'],
  users: ['userType'],
  verifications: ['state'],
  volunteer_profiles: ['availabilityChoice', 'experienceLevel', 'workingStyles'],
}

/** The same inside objects, such as an unfinished project, by the names of their fields. */
export const codedInside: ReadonlySet<string> = new Set([
  'budgetRange',
  'category',
  'kind',
  'role',
  'side',
  'source',
  'state',
  'status',
  'tier',
  'userType',
  'visibility',
  ...choiceColumns,
  ...choiceFilterNames,
])
const languageFields = new Set(['language', 'languages', 'replyLanguage'])

/** Only for programs: proofs and what leads to other rows. */
const technicalColumns: Readonly<Record<string, readonly string[]>> = {
  badge_awards: ['evidence'],
  credentials: ['document'],
  outbox: ['messageId'],
}

/** Stored as the JSON text that its hash is made of, and shown as what that says. */
const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  agreed_scopes: ['document'],
  scope_changes: ['document'],
}

/** A word of the code, alone or of several parts: `in_progress`, `application.accepted`. */
const codeWord = /^[a-z][a-z\d]*(?:[._-][a-z\d]+)*$/
const languageTag = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})*$/

/** Whether the values of a column are words of the code. */
export const isCoded = ({ table }: Pick<ExportPart, 'table'>, field: string): boolean =>
  codedColumns[tableOf(table)]?.includes(field) ?? false

/** Whether a column says nothing to people. */
const isTechnical = ({ table }: ExportPart, field: string): boolean =>
  field === 'id' || (technicalColumns[tableOf(table)]?.includes(field) ?? false)

const parseIfJson = ({ table }: ExportPart, field: string, value: unknown): unknown =>
  typeof value === 'string' && jsonColumns[tableOf(table)]?.includes(field) && value.startsWith('{')
    ? JSON.parse(value)
    : value

const capitalize = (words: string) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`

/** Words for a name of the code without a label: `peopleHelped` as “People helped”. */
export const toWords = (name: string): string =>
  /^[a-z]+(?:[A-Z][a-z]*)+$|^[a-z]+$/.test(name)
    ? capitalize(name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`))
    : name

/** Shows the fields of a row: words of the code by their names, languages by theirs, and nothing technical. */
export function createLabels(
  language: Language,
  ownId: string,
): (part: ExportPart, row: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const labels: Readonly<Record<string, string>> = {
    ...staffRolesCatalog.read(language).names,
    ...exportPageCatalog.read(language).values,
  }
  const { actions, objects } = auditNamesCatalog.read(language)
  // Of recorded actions, as staff read them.
  const ofAudit: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    action: actions,
    objectType: objects,
  }
  const languages = new Intl.DisplayNames(settingsOf(language).locale, { type: 'language' })
  const labelOf = (code: string, field: string) =>
    ofAudit[field]?.[code] ??
    (Object.hasOwn(labels, code) ? labels[code] : capitalize(code.replaceAll(/[._-]/g, ' ')))

  const showText = (text: string, field: string, isCode: boolean): string | undefined => {
    if (isCode && codeWord.test(text)) return labelOf(text, field)
    return languageFields.has(field) && languageTag.test(text) ? languages.of(text) : text
  }
  const show = (value: unknown, field: string, isCode: boolean): unknown => {
    if (typeof value === 'string') return showText(value, field, isCode)
    if (Array.isArray(value)) return value.map((item) => show(item, field, isCode))
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, show(inner, name, codedInside.has(name))]),
    )
  }

  return (part, row) =>
    Object.fromEntries(
      Object.entries(row)
        // Whose row it is says the page. Of messages, some are someone else's.
        .filter(([field, value]) => !isTechnical(part, field) && (value !== ownId || field === 'senderId'))
        .map(([field, value]) => [field, show(parseIfJson(part, field, value), field, isCoded(part, field))]),
    )
}

/** Whether a text is an id, which the page shows only by the name of what it stands for. */
export const isId = (text: string): boolean => isUuid(text)
