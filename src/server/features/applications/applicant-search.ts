/** Which applications a member lists as applicants: of their organizations, and what the search and filters leave. */
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ApplicantScope } from '#contract/applications/applicants.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import { type ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { maxSearchedWords } from '#domain/applications/applicants.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { applications, hourEntries, projects, users, volunteerProfiles } from '#server/db/schema.ts'
import { foldText } from '#server/queries/fold-text.ts'
import { isReceived } from '#server/queries/received.ts'

/** What the organization, the project, the search and the filter of a query find. */
export async function findScope(
  ctx: Context,
  { q, organizationId, projectId }: ApplicantScope,
  show: ApplicantFilter = 'all',
): Promise<SQL | undefined> {
  return and(
    isReceived(ctx, organizationId),
    projectId === undefined ? undefined : eq(applications.projectId, projectId),
    q ? await findSearch(ctx.db, q) : undefined,
    isShown[show],
  )
}

const hasStatus = (status: ApplicationStatus) => eq(applications.status, status)

/** What each filter shows. */
export const isShown: Readonly<Record<ApplicantFilter, SQL | undefined>> = {
  all: undefined,
  pending: hasStatus('pending'),
  accepted: hasStatus('accepted'),
  completed: hasStatus('completed'),
  declined: hasStatus('declined'),
  withdrawn: hasStatus('withdrawn'),
  shortlisted: and(hasStatus('pending'), isNotNull(applications.shortlistedAt)),
  // Only accepted work has hours; most applications need no look at them.
  hours: sql`(${applications.status} not in ('pending', 'declined') and exists (
    select from ${hourEntries} e where e.application_id = ${applications.id} and e.status = 'awaiting'))`,
}

const searchedText = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, array_to_string(${volunteerProfiles.skills}, ' '),
  ${projects.title}, ${applications.coverLetter}, ${applications.proposedApproach}, ${applications.questions},
  (select string_agg(given ->> 'answer', ' ') from jsonb_array_elements(${applications.screeningAnswers}) given))`

/**
 * Every typed word must begin a word of the text; a word keeps its "+" and "#" (C++, C#). Chinese, Japanese and Thai
 * write words without spaces, so there it may be anywhere. The first 12 words count. A search without any word ("%")
 * finds nothing.
 */
async function findSearch(db: Db, q: string): Promise<SQL> {
  const { rows } = await db.execute<{ pattern: string }>(sql`
    select case when word ~ '^[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]' then '' else '(?:\\m|_)' end
      || replace(word, '+', '\\+') as pattern
    from regexp_matches(${foldText(sql`${q.normalize('NFC')}::text`)}, '[[:alnum:]][[:alnum:]+#]*', 'g')
      with ordinality as words(found, place), unnest(found) as word
    group by word order by min(place) limit ${maxSearchedWords}`)
  if (rows.length === 0) return sql`false`
  const patterns = sql.param(rows.map(({ pattern }) => pattern))
  // The text is folded once, not once per word.
  return sql`exists (
    select from (select ${foldText(searchedText)} as text offset 0) folded
    where not exists (select from unnest(${patterns}::text[]) as pattern where folded.text !~ pattern))`
}
