import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { checkChain } from '#server/audit/check.ts'
import { recurring } from '#server/jobs/handlers.ts'
import { databaseUrlOf, makeFolder, createUsedDataFolder, run } from '#tests/lifecycle/process.ts'
import { openTestDatabase } from '#tests/support/running/database.ts'
import { reportMeasurement } from '#tests/support/checks/measurements.ts'
import { openLive } from '#tests/support/running/live.ts'
import { startMailServer } from '#tests/support/email/mail-server.ts'
import { send, startWith } from '#tests/support/scenarios/messaging.ts'
import { anOrganization, aProject, aVolunteer, registrationForm } from '#tests/support/scenarios/scenario.ts'
import { openClient, type Answer } from '#tests/support/running/server.ts'

/** Where distributions install libfaketime, which fakes the clock of a process. */
const library = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/local/lib']
  .map((folder) => `${folder}/faketime/libfaketimeMT.so.1`)
  .find(existsSync)
const preload = fileURLToPath(new URL('./clock-preload.cjs', import.meta.url))
const day = 86_400_000
const clockJumps = Number(process.env['CLOCK_JUMPS'] ?? 2)

/** The product and its PostgreSQL under a clock that the test can set. */
async function runWithClock(settings: Record<string, string>) {
  const file = path.join(makeFolder(), 'clock')
  const set = (offset: '+0' | '+1d') => writeFileSync(file, offset)
  set('+0')
  // The embedded database may run as another user.
  chmodSync(path.dirname(file), 0o755)
  const folder = await createUsedDataFolder()
  const product = await run({
    ...settings,
    DATA_DIR: folder,
    NODE_OPTIONS: `--require ${preload}`,
    LD_PRELOAD: library ?? '',
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const database = openTestDatabase(databaseUrlOf(folder), { poolSize: 2 })
  onTestFinished(() => database.close())
  return { product, database, set }
}

test('R17 setting the clock forward by a day and back again locks no one out, delays no job and breaks nothing', async () => {
  if (library === undefined) {
    reportMeasurement({
      name: 'R17',
      about: 'not measured: this machine has no libfaketime (apt-get install libfaketime)',
      values: [0],
    })
    return
  }
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const { product, database, set } = await runWithClock({
    SMTP_URL: mail.url,
    LIMIT_SIGN_IN_DEVICE: '3/15m',
    LIMIT_SIGN_IN_ACCOUNT: '3/15m',
    LIMIT_APPLICATIONS: '3/1h',
  })
  const server = { openClient: () => openClient(product.url) }
  const answers: [what: string, status: number][] = []
  const note = <Body>(what: string, answer: Answer<Body>) => {
    answers.push([what, answer.status])
    return answer
  }
  const readNow = async () =>
    (await database.pool.query<{ now: Date }>('select now()')).rows[0]?.now.getTime() ?? 0
  const owner = await anOrganization(server)
  const today = new Date().toISOString().slice(0, 10)
  const dated = await aProject(owner, { maxVolunteers: 50, applicationDeadline: today })
  const old = await aVolunteer(server)
  const conversation = await startWith(old, { organizationId: owner.organizationId })
  const reader = await openLive(product.url, owner.client)

  /** Uses the main features under the given clock; the deadline of the first project has passed or not. */
  async function exerciseFeatures(clock: string, isOpen: boolean): Promise<void> {
    const offset = Math.abs(Math.round(((await readNow()) - Date.now()) / day))
    expect([clock, offset]).toEqual([clock, isOpen ? 0 : 1])
    const what = (text: string) => `${text} (${clock})`
    // Earlier sessions keep working.
    expect(note(what('session'), await old.client.get('/api/user')).status).toBe(200)
    expect(note(what('session of the owner'), await owner.client.get('/api/user')).status).toBe(200)
    // New sessions start, and wrong guesses use up an account's attempts.
    const guessed = registrationForm({ email: `${crypto.randomUUID()}@example.org` })
    const newcomer = server.openClient()
    expect(note(what('registration'), await newcomer.post('/api/register', guessed)).status).toBe(201)
    const signIn = (email: string, password: string) =>
      server.openClient().post('/api/login', { email, password })
    // Someone who guessed under another clock has all attempts again.
    expect(note(what('own sign-in'), await signIn(old.email, old.password)).status).toBe(200)
    for (let guess = 0; guess < 6; guess += 1) {
      const { status } = note(what('guess'), await signIn(old.email, 'not the password'))
      expect([401, 429]).toContain(status)
    }
    expect(note(what('sign-in'), await signIn(guessed.email, guessed.password)).status).toBe(200)
    // Applications until the limit is reached.
    const statuses: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const { id: projectId } = await aProject(owner, { maxVolunteers: 50 })
      const body = { projectId, message: 'I would like to help.' }
      statuses.push(note(what('application'), await old.client.post('/api/applications', body)).status)
    }
    expect([clock, statuses.slice(0, 3), statuses.at(-1)]).toEqual([clock, [201, 201, 201], 429])
    const late = { projectId: dated.id, message: 'I would like to help.' }
    const deadline = note(what('deadline'), await newcomer.post('/api/applications', late))
    expect([clock, deadline.status]).toEqual([clock, isOpen ? 201 : 409])
    // The number of projects, which is cached for a few seconds.
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from projects',
    )
    const countListed = async () => {
      const { headers } = note(what('list'), await server.openClient().get('/api/projects'))
      return Number(headers.get('x-total-count'))
    }
    await expect.poll(countListed).toBe(rows[0]?.count)
    // Messages, and the live events for open pages.
    const sent = note(what('message'), await send(old, conversation.id, `Under ${clock}`))
    expect(sent.status).toBe(201)
    await reader.next('message')
    // Jobs: emails are sent.
    const before = mail.received.length
    await aVolunteer(server)
    await expect.poll(() => mail.received.length).toBeGreaterThan(before)
  }

  await exerciseFeatures('the right clock', true)
  for (let jump = 0; jump < clockJumps; jump += 1) {
    set('+1d')
    await exerciseFeatures(`a day ahead, ${jump + 1}`, false)
    set('+0')
    await exerciseFeatures(`set back, ${jump + 1}`, true)
    const listStuckJobs = async () => {
      const { rows } = await database.pool.query<{ kind: string; waits: number }>(
        'select kind, extract(epoch from run_at - now())::float8 * 1000 as waits from jobs where dead_at is null',
      )
      return rows.filter(({ kind, waits }) => {
        const known = recurring.find((each) => each.kind === kind)
        return waits > (known?.everyMs ?? 3_600_000) + 60_000
      })
    }
    // A worker polls at least every half minute.
    await expect.poll(listStuckJobs).toEqual([])
  }
  reader.cut()
  expect(await checkChain(database.db, new Date())).toMatchObject({ isSound: true })
  const broken = answers.filter(([, status]) => status >= 500)
  const about = `of ${answers.length} answers while the clock was set forward by a day and back ${clockJumps} times were 500 or above`
  reportMeasurement({ name: 'R17', about, values: [broken.length], most: 0 })
  expect(broken).toEqual([])
  expect(product.stderr()).not.toMatch(/given up|could not be/)
})
