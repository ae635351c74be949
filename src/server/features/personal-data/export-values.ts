/** What the page of an export shows instead of the code's words. data.json keeps those, for programs. */
import { settingsOf, type Language } from '#contract/i18n/languages.ts'
import { exportPageCatalog } from './texts/export-page-texts.ts'

/** The fields whose values are words of the code. In all others they are what people wrote. */
const codedFields = new Set([
  'action',
  'approachedBy',
  'closedReason',
  'decision',
  'declineReason',
  'document',
  'documentKind',
  'effect',
  'endedBy',
  'experienceLevel',
  'firstContactBy',
  'frequency',
  'fromStatus',
  'kind',
  'list',
  'mail',
  'mailBefore',
  'method',
  'objectType',
  'outcome',
  'purpose',
  'reason',
  'role',
  'side',
  'sort',
  'source',
  'state',
  'status',
  'toStatus',
  'topic',
  'type',
  'urgencies',
  'userType',
  'verdict',
])
const languageFields = new Set(['language', 'replyLanguage'])

/** A word of the code, alone or of several parts: `in_progress`, `application.accepted`. */
const codeWord = /^[a-z]+(?:[._][a-z]+)*$/

/** Shows the values of a field: words of the code by their names, languages by theirs. */
export function createLabels(language: Language): (field: string, value: unknown) => unknown {
  const labels: Readonly<Record<string, string>> = exportPageCatalog.read(language).values
  const languages = new Intl.DisplayNames(settingsOf(language).locale, { type: 'language' })
  const labelOf = (code: string) => {
    if (Object.hasOwn(labels, code)) return labels[code]
    const words = code.replaceAll(/[._]/g, ' ')
    return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
  }
  const show = (field: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item) => show(field, item))
    if (typeof value !== 'string' || !codeWord.test(value)) return value
    if (codedFields.has(field)) return labelOf(value)
    return languageFields.has(field) ? languages.of(value) : value
  }
  return show
}
