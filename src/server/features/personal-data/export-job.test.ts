import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { getPerson, suspendPerson } from '#contract/moderation/moderation.ts'
import { exportForPerson } from '#contract/personal-data/exports.ts'
import { postponedSeconds } from '#server/jobs/job.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import { useServer } from '#tests/support/running/server.ts'
import { leave, passDays } from '#tests/support/scenarios/deletion.ts'
import { anAdministrator } from '#tests/support/scenarios/administrators.ts'
import {
  downloadExport,
  latestExport,
  refusalOf,
  requestExport,
  useExports,
} from '#tests/support/scenarios/personal-data.ts'
import { aVolunteer, expectSuccess, type Person } from '#tests/support/scenarios/scenario.ts'

const day = 86_400_000
let ahead = 0
const now = () => new Date(Date.now() + ahead)
// Files on disk have the time of the machine.
afterEach(() => {
  ahead = 0
})
const server = useServer({ now })
const { emails, run, runJob, filesOnDisk, anExport, aWaitingExport } = useExports(server, now)

describe('the job of an export', () => {
  test('is one, however many requests come together', async () => {
    const person = await aVolunteer(server)
    const answers = await Promise.all(Array.from({ length: 4 }, () => requestExport(person)))
    const ids = answers.map((answer) => expectSuccess(answer).export?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await run("select 1 from jobs where payload ->> 'exportId' = $1", ids[0])).toHaveLength(1)
    await emails.work()
    expect(await run('select state from personal_exports where user_id = $1', person.id)).toEqual([
      { state: 'ready' },
    ])
  })

  test('leaves nothing when it is stopped, and another attempt makes the export', async () => {
    const { person, exportId } = await aWaitingExport()
    const before = await filesOnDisk()
    await expect(
      runJob('personal_data.export', { exportId }, { signal: AbortSignal.abort() }),
    ).rejects.toThrow('aborted')
    expect(await filesOnDisk()).toEqual(before)
    expect(await latestExport(person)).toMatchObject({ state: 'preparing' })
    await runJob('personal_data.export', { exportId })
    await downloadExport(person, exportId)
  })

  test('makes one file if two attempts overlap, and emails once', async () => {
    const { person, exportId } = await aWaitingExport()
    const before = await filesOnDisk()
    const attempts = await Promise.allSettled([
      runJob('personal_data.export', { exportId }),
      runJob('personal_data.export', { exportId }),
    ])
    // The second waits for the first, or finds that it is done.
    const failed = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []))
    expect(failed.map(postponedSeconds)).toEqual(failed.map(() => 60))
    expect(failed.length).toBeLessThan(2)
    expect(await run('select attempts from personal_exports where id = $1', exportId)).toEqual([
      { attempts: 1 },
    ])
    expect(await filesOnDisk()).toHaveLength(before.length + 1)
    await downloadExport(person, exportId)
    const subjects = await emails.listSubjects(person.email)
    expect(subjects.filter((subject) => subject === 'Your data is ready to download')).toHaveLength(1)
  })

  test('leaves a file behind when its process is killed, which the sweep removes', async () => {
    const folder = path.join(server.folder, 'exports')
    await mkdir(folder, { recursive: true })
    const name = `${randomBytes(16).toString('hex')}.unfinished`
    const left = path.join(folder, name)
    await writeFile(left, 'half')
    await runJob('personal_data.sweep')
    // It could still be written.
    expect(await filesOnDisk()).toContain(name)
    const past = new Date(now().getTime() - day)
    await utimes(left, past, past)
    await runJob('personal_data.sweep')
    expect(await filesOnDisk()).not.toContain(name)
  })

  test('notifies the person when the last attempt fails, and they can request another', async () => {
    const { person, exportId } = await aWaitingExport()
    const { config } = makeJobContext(server)
    // Nothing can be written into a file.
    const dataDir = path.join(server.folder, 'no-folder')
    await writeFile(dataDir, '')
    const attempt = () => runJob('personal_data.export', { exportId }, { config: { ...config, dataDir } })
    for (let number = 1; number < 8; number += 1) await expect(attempt()).rejects.toThrow(/ENOTDIR|EEXIST/)
    expect(await latestExport(person)).toMatchObject({ state: 'preparing' })
    await expect(attempt()).rejects.toMatchObject({ code: 'give_up' })
    expect(await latestExport(person)).toMatchObject({ state: 'failed', size: null })
    expect(await refusalOf(person, exportId)).toEqual([409, 'export_not_ready'])
    expect(await emails.findEmail(person.email, 'We couldn’t prepare your data')).toBeDefined()
    await anExport(person)
  })

  test('counts as failed if it is gone, and the person gets an email', async () => {
    const { person, exportId } = await aWaitingExport()
    ahead += 7 * 3_600_000
    await runJob('personal_data.sweep')
    expect(await run('select state from personal_exports where id = $1', exportId)).toEqual([
      { state: 'preparing' },
    ])
    await run("delete from jobs where payload ->> 'exportId' = $1", exportId)
    await runJob('personal_data.sweep')
    expect(await emails.findEmail(person.email, 'We couldn’t prepare your data')).toBeDefined()
    expect(await run('select state from personal_exports where id = $1', exportId)).toEqual([
      { state: 'failed' },
    ])
  })

  test('answers that a file is gone after a restore from a backup, which has no exports', async () => {
    const person = await aVolunteer(server)
    const id = await anExport(person)
    await rm(path.join(server.folder, 'exports'), { recursive: true })
    expect(await refusalOf(person, id)).toEqual([410, 'export_expired'])
    expect(await latestExport(person)).toMatchObject({ state: 'expired' })
  })
})

describe('an administrator', () => {
  const reason = 'They wrote to us and cannot find the button'
  const make = (admin: Person, id: string) =>
    admin.client.call(exportForPerson, { params: { id }, body: { reason } })

  test('starts the export of a person who wrote in, who gets the email, and never sees the file', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    expect((await make(admin, person.id)).status).toBe(200)
    const email = await emails.findEmail(person.email, 'Your data is ready to download')
    expect(email?.text).toContain(reason)
    expect(email?.text).not.toContain('password')
    const ready = await latestExport(person)
    expect(ready).toMatchObject({ state: 'ready', isByAdministrator: true })
    expect(await refusalOf(admin, ready?.id ?? '')).toEqual([404, 'export_not_found'])
    await downloadExport(person, ready?.id ?? '')
    expect(
      await run(
        "select actor_id, after from audit_log where object_id = $1 and action = 'user.export'",
        person.id,
      ),
    ).toEqual([{ actor_id: admin.id, after: { reason } }])
  })

  test('prepares the data of someone who is leaving, who gets the email, and not of someone who is gone', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    await leave(person)
    expect((await make(admin, person.id)).status).toBe(200)
    expect(await emails.findEmail(person.email, 'Your data is ready to download')).toBeDefined()
    await downloadExport(person, (await latestExport(person))?.id ?? '')
    await passDays(server.database, 31)
    expect(await make(admin, person.id)).toMatchObject({
      status: 409,
      body: { code: 'deletion_already_requested' },
    })
  })

  test('sees the state of the copy that staff prepared, also when its file is gone, and not of the person’s own', async () => {
    const admin = await anAdministrator(server)
    const person = await aVolunteer(server)
    const shown = async () =>
      expectSuccess(await admin.client.call(getPerson, { params: { id: person.id } })).latestExport
    await anExport(person)
    expect(await shown()).toBeNull()
    expect((await make(admin, person.id)).status).toBe(200)
    expect(await shown()).toMatchObject({ state: 'preparing', expiresAt: null })
    await emails.work()
    expect(await shown()).toMatchObject({ state: 'ready' })
    for (const name of await filesOnDisk()) await rm(path.join(server.folder, 'exports', name))
    expect(await shown()).toMatchObject({ state: 'expired' })
    expect(await latestExport(person)).toMatchObject({ state: 'expired' })
  })

  test('cannot do so while one is being prepared, whose email would not say why', async () => {
    const admin = await anAdministrator(server)
    const { person } = await aWaitingExport()
    expect(await make(admin, person.id)).toMatchObject({ status: 409, body: { code: 'export_preparing' } })
  })

  test('cannot do so for themselves, another administrator, a suspended person or no one', async () => {
    const [admin, other] = [await anAdministrator(server), await anAdministrator(server)]
    const suspended = await aVolunteer(server)
    await admin.client.call(suspendPerson, { params: { id: suspended.id }, body: { reason } })
    const codes = []
    for (const id of [admin.id, other.id, suspended.id, randomUUID()]) {
      codes.push(Object((await make(admin, id)).body).code)
    }
    expect(codes).toEqual(['own_case', 'person_is_administrator', 'person_suspended', 'person_not_found'])
  })
})
