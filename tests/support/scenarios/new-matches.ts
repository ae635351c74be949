/** Volunteers whom new projects fit, and the job that notifies them. */
import { beforeEach } from 'vitest'
import { findNewMatches } from '#server/features/matching/new-matches/new-matches.ts'
import { postponedSeconds } from '#server/jobs/job.ts'
import { waitForIndex } from '#server/matching/live-index.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { aMatcher, uniqueSkill } from './matching.ts'
import { anOrganization, aProject, type Person } from './scenario.ts'

const hour = 3_600_000
const attempts = 20

/** Each test checks its own people only. */
export function useNewMatches(server: TestServer) {
  const { rows } = server

  beforeEach(async () => {
    await waitForIndex(server.database.db)
    await rows('delete from jobs')
    await rows("update sessions set last_seen_at = now() - interval '40 days'")
  })

  /** The job at so many hours from now; again if the index was behind, as the worker does later. */
  async function runIn(hours: number): Promise<void> {
    const context = makeJobContext(server, { now: new Date(Date.now() + hours * hour) })
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await findNewMatches(context)
      } catch (error) {
        if (postponedSeconds(error) === null || attempt === attempts) throw error
        await waitForIndex(server.database.db)
      }
    }
  }

  return {
    rows,
    runIn,
    /** Makes everyone's last check a while ago, so that it is time for another one. */
    forgetChecks: () => rows("update match_checks set checked_at = now() - interval '2 days'"),
    /** A person's notifications about new matches, newest first. */
    noticesOf: async ({ client }: Person): Promise<{ message: string; path: string; read: boolean }[]> =>
      (await client.get('/api/notifications')).body.filter(
        ({ kind }: { kind: string }) => kind === 'project.matched',
      ),
    emailsOf: ({ id }: Person) =>
      rows(
        "select from jobs where kind = 'mail.send' and payload ->> 'template' = 'notification.general' and payload ->> 'userId' = $1",
        id,
      ),
    /** A volunteer whose first check is over, and projects that fit them and no one else. */
    async aChecked() {
      const skill = uniqueSkill()
      const cause = `Bell towers ${skill}`
      const volunteer = await aMatcher(server, skill, { preferredCauses: [cause], remoteOnly: true })
      const owner = await anOrganization(server)
      const aFitting = (form: object = {}) =>
        aProject(owner, {
          title: `Ring the bells of tower ${uniqueSkill()}`,
          requiredSkills: [skill],
          causeAreas: [cause],
          isRemote: true,
          timeCommitment: 2,
          ...form,
        })
      await runIn(-1)
      return { skill, volunteer, owner, aFitting }
    },
  }
}
