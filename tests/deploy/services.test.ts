import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from '#contract/zod.ts'
import { loadConfig, settingNames } from '#server/config/config.ts'
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

/** The part of the compose file about one service. */
function findService(name: string): string {
  const text = readFileSync('deploy/compose/compose.yaml', 'utf8')
  const [, service = ''] = new RegExp(`\n {2}${name}:\n((?: {4}.*\n|\n)+)`).exec(text) ?? []
  expect(service).not.toBe('')
  return service
}

/** The environment of a service, with values that an operator could have set. */
function environmentOf(name: string, values: Record<string, string>): Record<string, string> {
  const [, environment = ''] = /environment:\n((?: {6}.*\n)+)/.exec(findService(name)) ?? []
  return Object.fromEntries(
    [...environment.matchAll(/^ {6}([A-Z_0-9]+): (.*)$/gm)].map(([, setting = '', text = '']) => [
      setting,
      text.replaceAll(/\$\{([A-Z_0-9]+)(:\?)?\}/g, (_, variable: string) => {
        expect(Object.keys(values)).toContain(variable)
        return values[variable] ?? ''
      }),
    ]),
  )
}

/** What the first lines of the compose file ask for. */
const values = {
  DOMAIN: 'volunteers.example.org',
  CONTACT_EMAIL: 'us@volunteers.example.org',
  SMTP_URL: 'smtps://user:password@mail.example.org',
  SECRETS: `v1:${'5'.repeat(64)}`,
  POSTGRES_PASSWORD: '7'.repeat(64),
  S3_ACCESS_KEY_ID: `GK${'a'.repeat(24)}`,
  S3_SECRET_ACCESS_KEY: 'b'.repeat(64),
  GARAGE_RPC_SECRET: 'c'.repeat(64),
}

test('the compose file asks in its first lines for what it uses, and the product accepts what it sets', () => {
  const text = readFileSync('deploy/compose/compose.yaml', 'utf8')
  const asked = [...text.matchAll(/^# {3}([A-Z_0-9]+)=/gm)].map(([, name]) => name)
  expect(asked).toEqual(Object.keys(values))
  const app = environmentOf('app', values)
  expect(Object.keys(app).filter((name) => !settingNames.includes(name))).toEqual([])
  const config = loadConfig({ ...app, NODE_ENV: 'production' })
  expect(config).toMatchObject({
    publicUrl: 'https://volunteers.example.org',
    mailFrom: values.CONTACT_EMAIL,
    filesIn: 's3',
    trustProxy: [/- subnet: (.*)/.exec(text)?.[1]],
  })
  const postgres = environmentOf('postgres', values)
  expect(app['DATABASE_URL']).toBe(
    `postgresql://${postgres['POSTGRES_USER']}:${postgres['POSTGRES_PASSWORD']}@postgres:5432/${postgres['POSTGRES_DB']}`,
  )
  const garage = environmentOf('files', values)
  expect([garage['GARAGE_DEFAULT_BUCKET'], garage['GARAGE_DEFAULT_ACCESS_KEY']]).toEqual([
    app['S3_BUCKET'],
    app['S3_ACCESS_KEY_ID'],
  ])
  const store = readFileSync('deploy/compose/garage.toml', 'utf8')
  expect([app['S3_REGION'], app['S3_ENDPOINT']]).toEqual([
    /s3_region = "(.*)"/.exec(store)?.[1],
    `http://files:${/\[s3_api\][^[]*api_bind_addr = "\[::\]:(\d+)"/s.exec(store)?.[1]}`,
  ])
})

test('the compose file mounts files that exist and volumes that it names, and Caddy passes on to the port of the image', () => {
  const text = readFileSync('deploy/compose/compose.yaml', 'utf8')
  const mounts = [...text.matchAll(/^ {6}- ([\w./-]+):\/[\w./-]+(:ro)?$/gm)].map(([, from = '']) => from)
  const volumes = [...(/\nvolumes:\n((?: {2}\w+:\n)+)/.exec(text)?.[1] ?? '').matchAll(/\w+/g)].map(
    ([name]) => name,
  )
  expect(mounts.length).toBeGreaterThan(5)
  const isThere = (from: string) =>
    from.startsWith('.') ? existsSync(path.join('deploy/compose', from)) : volumes.includes(from)
  expect(mounts.filter((from) => !isThere(from))).toEqual([])
  const [, port] = /^EXPOSE (\d+)$/m.exec(readFileSync('Containerfile', 'utf8')) ?? []
  expect(readFileSync('deploy/compose/Caddyfile', 'utf8')).toContain(`reverse_proxy app:${port} {`)
  expect(environmentOf('caddy', values)).toEqual({ DOMAIN: values.DOMAIN })
})

test('a container and a service run Node with the options of npm start', () => {
  const { start } = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts
  const command = start.replace(/^exec node /, '')
  expect(command).toMatch(/^--max-semi-space-size=\d+ --no-allocation-site-pretenuring scripts\/start\.mjs$/)
  // Node refuses to start with an option that it doesn't know, and these are V8's.
  const options = command.split(' ').filter((word) => word.startsWith('--'))
  expect(spawnSync(process.execPath, [...options, '--version'], { encoding: 'utf8' })).toMatchObject({
    stdout: `${process.version}\n`,
    status: 0,
  })
  expect(readFileSync('deploy/systemd/bridge-collective.service', 'utf8')).toContain(
    `ExecStart=/usr/bin/node ${command}\n`,
  )
  expect(readFileSync('Containerfile', 'utf8')).toContain(
    `CMD ${JSON.stringify(['node', ...command.split(' ')]).replaceAll(',', ', ')}\n`,
  )
})
