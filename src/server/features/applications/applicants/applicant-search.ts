/** Which applications a member lists as applicants: of their organizations, and what the search and filters leave. */
import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ApplicantScope } from '#contract/applications/applicants.ts'
import type { ApplicationStatus } from '#domain/applications/applications.ts'
import { type ApplicantFilter } from '#domain/applications/applicant-filters.ts'
import { maxSearchedWords } from '#domain/applications/applicants.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/db.ts'
import { users } from '#server/db/tables/accounts.ts'
import { applications } from '#server/db/tables/applications.ts'
import { hourEntries } from '#server/db/tables/hours.ts'
import { volunteerProfiles } from '#server/db/tables/profiles.ts'
import { projects } from '#server/db/tables/projects.ts'
import { foldText } from '#server/queries/text/fold-text.ts'
import { isReceived } from '#server/queries/applications/received.ts'

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

const shownText = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${projects.title})`
const writtenText = sql`concat_ws(E'\n', ${applications.coverLetter}, ${applications.proposedApproach}, ${applications.questions},
  (select string_agg(given ->> 'answer', E'\n') from jsonb_array_elements(${applications.screeningAnswers}) given))`
const searchedText = sql`concat_ws(' ', ${shownText}, array_to_string(${volunteerProfiles.skills}, ' '), ${writtenText})`

/**
 * Every typed word must begin a word of the text; a word keeps its "+" and "#" (C++, C#). Chinese, Japanese and Thai
 * write words without spaces, so there it may be anywhere. The first 12 words count. A search without any word ("%")
 * finds nothing.
 */
async function findSearch(db: Db, q: string): Promise<SQL> {
  const patterns = await listPatterns(db, q)
  if (patterns.length === 0) return sql`false`
  // The text is folded once, not once per word.
  return sql`exists (
    select from (select ${foldText(searchedText)} as text offset 0) folded
    where not exists (select from unnest(${sql.param(patterns)}::text[]) as pattern where folded.text !~ pattern))`
}

/** The typed words as patterns of a folded text. */
async function listPatterns(db: Db, q: string): Promise<string[]> {
  const { rows } = await db.execute<{ pattern: string }>(sql`
    select case when word ~ '^[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff]' then '' else '(?:\\m|_)' end
      || replace(word, '+', '\\+') as pattern
    from regexp_matches(${foldText(sql`${q.normalize('NFC')}::text`)}, '[[:alnum:]][[:alnum:]+#]*', 'g')
      with ordinality as words(found, place), unnest(found) as word
    group by word order by min(place) limit ${maxSearchedWords}`)
  return rows.map(({ pattern }) => pattern)
}

/** Where a search found applications, apart from names and titles: the first skill and the first sentence. */
export async function listFound(
  db: Db,
  q: string,
  ids: readonly string[],
): Promise<{ id: string; skill: string | null; sentence: string | null }[]> {
  const patterns = sql.param(await listPatterns(db, q))
  // Each text is folded once, not once per word.
  const isFound = (text: SQL) =>
    sql`exists (select from (select ${foldText(text)} as text offset 0) folded, unnest(unseen.patterns) pattern
      where folded.text ~ pattern)`
  const { rows } = await db.execute<{ id: string; skill: string | null; sentence: string | null }>(sql`
    select ${applications.id} as id,
      (select skill from unnest(${volunteerProfiles.skills}) with ordinality as listed(skill, place)
        where ${isFound(sql`skill`)} order by place limit 1) as skill,
      (select sentence from regexp_split_to_table(${writtenText}, '(?<=[.!?])\\s+|\\n+') with ordinality as written(sentence, place)
        where ${isFound(sql`sentence`)} order by place limit 1) as sentence
    from ${applications} join ${projects} on ${projects.id} = ${applications.projectId}
    join ${users} on ${users.id} = ${applications.volunteerId}
    left join ${volunteerProfiles} on ${volunteerProfiles.userId} = ${users.id}
    cross join lateral (select array(select pattern from unnest(${patterns}::text[]) pattern
      where ${foldText(shownText)} !~ pattern) as patterns) unseen
    where ${inArray(applications.id, [...ids])}`)
  return rows
}
