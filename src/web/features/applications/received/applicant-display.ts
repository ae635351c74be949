import type { Applicant } from '#contract/applications/applicants.ts'
import type { Application } from '#contract/applications/applications.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import type { SkillsAndCausesTexts } from '#contract/texts/skills-and-causes-texts.ts'
import { formatFullName } from '#domain/accounts/accounts.ts'
import type { ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { isEndedWithAccount } from '#domain/applications/applications.ts'
import { isLate } from '#domain/applications/waiting.ts'
import { formatPeriod, formatDay } from '#web/lib/format/format-time.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { ReceivedTexts } from '#web/features/applications/texts/received-texts.ts'

/** The element id of an applicant's link in the list. */
export const rowIdOf = (id: string) => `applicant-${id}`

export const nameOf = ({ volunteer }: Pick<Applicant, 'volunteer'>): string => formatFullName(volunteer)

/** Whether a row belongs to what the list shows. One that changed no longer does, and leaves with the next load. */
export function belongsTo(
  row: Pick<Applicant, 'status' | 'isShortlisted' | 'waitingHours'>,
  show: ApplicantFilter,
): boolean {
  if (show === 'all') return true
  if (show === 'shortlisted') return row.status === 'pending' && row.isShortlisted
  if (show === 'hours') return row.waitingHours > 0
  return row.status === show
}

/** Whether a pending applicant has waited too long; `now` in milliseconds. */
export const isWaitingLong = ({ status, createdAt }: Applicant, now: number): boolean =>
  status === 'pending' && isLate(Date.parse(createdAt), now)

/** The names of two skills, and how many more there are. */
export function describeMatchingSkills(texts: SkillsAndCausesTexts, skills: readonly string[]): string {
  const names = describeSkills(texts, skills)
  const [first, second, ...more] = names
  return [first, second, more.length > 0 ? `+${more.length}` : undefined].filter(Boolean).join(', ')
}

/** What to say of an application that the site closed. */
export const describeClosing = (
  moved: ReceivedTexts['moved'],
  application: Pick<Application, 'status' | 'reason'>,
): ReceivedTexts['moved']['closed'] => (isEndedWithAccount(application) ? moved.unavailable : moved.closed)

/** What changed while the list was open: "Accepted by Jonah Reyes just now." Empty if nothing was decided. */
export function describeChange(
  texts: ReceivedTexts,
  { shownStatus: status, decidedBy }: Pick<Applicant, 'shownStatus' | 'decidedBy'>,
  { time, readerId }: { time: string; readerId: string | null },
): string {
  if (status === 'pending') return ''
  return decidedBy && status !== 'closed'
    ? texts.row.changedBy[status]({ name: nameDecider(texts, decidedBy, readerId), time })
    : texts.row.changed[status]({ time })
}

/** Who decided, after "by": "you" for the reader. */
export const nameDecider = (
  texts: ReceivedTexts,
  { id, name }: NonNullable<Applicant['decidedBy']>,
  readerId: string | null,
): string => (id === readerId ? texts.row.you : name)

/** What was logged and waits: the day and the note, or how many entries and the latest notes. Empty if nothing waits. */
export function describeLogged(texts: ReceivedTexts, language: Language, { work }: Applicant): string {
  const waiting = work?.waiting ?? []
  const first = waiting[0]
  const last = waiting.at(-1)
  if (!first || !last) return ''
  const [from, to] = [first, last].map(({ date }) => formatDay(language, date))
  const days =
    waiting.length === 1 || !from || !to
      ? from
      : texts.row.entries({ number: waiting.length, period: formatPeriod(language, from, to) })
  const notes = [...new Set(waiting.flatMap(({ note }) => note ?? []))]
  return [days, ...notes.slice(-2)].filter(Boolean).join(' · ')
}
