import { expect, test } from 'vitest'
import { aDoneCollaboration } from '#tests/support/scenarios/collaboration.ts'
import { runOwnCommand } from '#tests/support/running/own-command.ts'
import { useServer } from '#tests/support/running/server.ts'
import { run } from './rewards.ts'

const server = useServer()

const rewards = (...argv: string[]) => runOwnCommand(run, server.database, { argv })

test('npm run rewards -- recompute writes what the ledger lacks, and then nothing', async () => {
  const { volunteer } = await aDoneCollaboration(server)
  expect(await rewards('recompute')).toMatchObject({ code: 0, out: 'Entries written to the ledger: 2.\n' })
  const { rows } = await server.database.pool.query('select balance from point_accounts where user_id = $1', [
    volunteer.id,
  ])
  expect(rows).toEqual([{ balance: 250 }])
  expect(await rewards('recompute')).toMatchObject({ code: 0, out: 'Everything was already correct.\n' })
})

test('npm run rewards prints how it is used, and refuses what it does not know', async () => {
  expect(await rewards('--help')).toMatchObject({ code: 0, out: expect.stringContaining('recompute') })
  expect(await rewards('undo')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('only command is "recompute"'),
  })
})
