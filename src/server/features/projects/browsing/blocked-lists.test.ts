import { expect, test } from 'vitest'
import { getProject } from '#contract/projects/projects.ts'
import { listReopenAlerts } from '#contract/projects/reopening.ts'
import { listSavedProjects, saveProject } from '#contract/projects/saved-projects.ts'
import { useServer } from '#tests/support/running/server.ts'
import { aPair, blockingSides } from '#tests/support/scenarios/blocks.ts'
import { aProject, expectSuccess } from '#tests/support/scenarios/scenario.ts'

const server = useServer()

test.each(blockingSides)(
  'a block by the %s: saved and awaited projects say what the page of the project says',
  async (side) => {
    const { volunteer, owner, block } = await aPair(server)
    const { id } = await aProject(owner)
    expectSuccess(await volunteer.client.call(saveProject, { params: { id } }))
    await server.database.pool.query('insert into reopen_alerts (project_id, user_id) values ($1, $2)', [
      id,
      volunteer.id,
    ])
    await block(side)
    const page = expectSuccess(await volunteer.client.call(getProject, { params: { id } }))
    const { acceptsApplications, applicationsClosedReason, waitingCount } = page
    expect(acceptsApplications).toBe(side === 'volunteer')
    for (const list of [listSavedProjects, listReopenAlerts] as const)
      expect(expectSuccess(await volunteer.client.call(list, { query: {} }))).toMatchObject([
        { id, acceptsApplications, applicationsClosedReason, waitingCount },
      ])
  },
)
