import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { settingNames } from '#server/config/config.ts'
import { makeFolder } from '#tests/lifecycle/process.ts'

const analyzer = '/usr/bin/systemd-analyze'

test.skipIf(!existsSync(analyzer))('systemd accepts the units', () => {
  const folder = makeFolder()
  const units = readdirSync('deploy/systemd')
  for (const unit of units) {
    const to = path.join(folder, unit)
    copyFileSync(path.join('deploy/systemd', unit), to)
    // The program has to exist, and this machine has another path.
    writeFileSync(to, readFileSync(to, 'utf8').replace('/usr/bin/node', process.execPath))
  }
  const { status, stderr } = spawnSync(analyzer, ['verify', ...units], { cwd: folder, encoding: 'utf8' })
  expect(stderr.split('\n').filter((line) => line.startsWith(folder) || line.startsWith('bridge-'))).toEqual(
    [],
  )
  expect(status).toBe(0)
})

test('the compose file sets only what is a setting of the product, and everything that production needs', () => {
  const text = readFileSync('deploy/compose/compose.yaml', 'utf8')
  const [, app = ''] = /\n {2}app:\n([\s\S]*?)\n\n {2}postgres:/.exec(text) ?? []
  const [, environment = ''] = /environment:\n((?: {6}.*\n)+)/.exec(app) ?? []
  const names = [...environment.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(names.filter((name) => !settingNames.includes(name ?? ''))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_URL', 'DATABASE_URL', 'SECRETS', 'TRUST_PROXY']))
})

test('a container and a service run Node with the options of npm start', () => {
  const { start } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts
  const command = start.replace(/^exec node /, '')
  expect(command).toMatch(/^--max-semi-space-size=\d+ scripts\/start\.mjs$/)
  expect(readFileSync('deploy/systemd/bridge-collective.service', 'utf8')).toContain(
    `ExecStart=/usr/bin/node ${command}\n`,
  )
  expect(readFileSync('Containerfile', 'utf8')).toContain(
    `CMD ${JSON.stringify(['node', ...command.split(' ')]).replaceAll(',', ', ')}\n`,
  )
})
