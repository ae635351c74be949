/** People with saved searches, and the jobs that compare projects with them. */
import { beforeEach, expect } from 'vitest'
import { createSavedSearch, type NewSavedSearch } from '#contract/projects/saved-searches.ts'
import { matchChanged, matchVerified } from '#server/features/projects/alerts/search-matching.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { expectSuccess, type Person } from './scenario.ts'

/** Each test begins without jobs and searches. */
export function useSavedSearches(server: TestServer) {
  const { rows } = server
  const context = (now = new Date()) => makeJobContext(server, { now })

  beforeEach(async () => {
    await rows('delete from jobs')
    await rows('delete from saved_searches')
  })

  return {
    rows,
    context,
    save: async ({ client }: Person, search: Partial<NewSavedSearch> = {}) =>
      expectSuccess(
        await client.call(createSavedSearch, {
          body: { name: 'Gardens', frequency: 'at_once', filters: { search: 'garden' }, ...search },
        }),
      ),
    /** Runs the jobs that events enqueued; returns how many there were. */
    async runJobs(): Promise<number> {
      const jobs = await rows(
        "delete from jobs where kind in ('searches.match', 'searches.verified') returning kind, payload",
      )
      for (const { kind, payload } of jobs)
        await (kind === 'searches.match' ? matchChanged : matchVerified)(context(), payload)
      return jobs.length
    },
    /** The messages of a person's notifications about what was found, newest first. */
    noticesOf: async ({ client }: Person) =>
      (await client.get('/api/notifications')).body
        .filter(({ kind }: { kind: string }) => kind === 'project.found')
        .map(({ message }: { message: string }) => message),
    emailsOf: async ({ id }: Person) =>
      rows(
        "select run_at from jobs where kind = 'mail.send' and payload ->> 'template' = 'search.found' and payload ->> 'userId' = $1",
        id,
      ),
  }
}

/** What a notification about a project of this title says. */
export const about = (title: string) => [expect.stringContaining(title)]
