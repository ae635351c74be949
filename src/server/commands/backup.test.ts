import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { useServer } from '#tests/support/running/server.ts'
import { run } from './backup.ts'

const server = useServer()

test('npm run backup creates the folder of backups in DATA_DIR, also if it is named', async () => {
  await aVolunteer(server)
  vi.stubEnv('DATABASE_URL', server.database.url)
  vi.stubEnv('DATA_DIR', server.folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  let err = ''
  const terminal = { out: () => undefined, err: (text: string) => void (err += text) }
  const folder = `${path.join(server.folder, 'backups')}/`
  expect([await run([folder], terminal), err]).toEqual([0, ''])
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^bridge-collective-.*\.tar\.gz$/)])
})
