/** Data exports, requested by real calls and made by real jobs. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect } from 'vitest'
import { getPersonalExport, requestPersonalExport } from '#contract/personal-data/exports.ts'
import { handlers } from '#server/jobs/handlers.ts'
import { unzip } from '#tests/support/checks/zip.ts'
import { useEmails } from '#tests/support/email/account-emails.ts'
import { makeJobContext } from '#tests/support/running/job-context.ts'
import type { TestServer } from '#tests/support/running/server.ts'
import { aVolunteer, expectSuccess, type Person } from './scenario.ts'

/** Where an export is downloaded. */
export const exportFile = (id: string) => `/api/account/exports/${id}/file`

export const requestExport = ({ client }: Person) => client.call(requestPersonalExport, {})

/** The person's latest export; null if there is none. */
export const latestExport = async ({ client }: Person) =>
  expectSuccess(await client.call(getPersonalExport, {})).export

/** How a download is refused: status and code. */
export async function refusalOf({ client }: Person, id: string): Promise<[number, unknown]> {
  const { status, body } = await client.get(exportFile(id))
  return [status, body['code']]
}

/** Downloads an export and unpacks it. */
export async function downloadExport({ client }: Person, id: string) {
  const response = await client.send(exportFile(id), {})
  expect(response.status).toBe(200)
  const zip = unzip(Buffer.from(await response.arrayBuffer()))
  const read = (name: string) => zip.get(name)?.toString('utf8') ?? ''
  return { response, zip, data: JSON.parse(read('data.json')), page: read('index.html') }
}

/** What tests of exports do on a server, whose clock is `now`. */
export function useExports(server: TestServer, now: () => Date) {
  const emails = useEmails(server, now)
  return {
    emails,
    run: server.rows,
    filesOnDisk: () => readdir(path.join(server.folder, 'exports')).catch(() => []),
    runJob: (kind: string, payload = {}, context: Parameters<typeof makeJobContext>[1] = {}) =>
      handlers.get(kind)?.run(makeJobContext(server, { now: now(), ...context }), payload),
    /** An export of the person that is ready; its id. */
    async anExport(person: Person): Promise<string> {
      expectSuccess(await requestExport(person))
      await emails.work()
      const ready = await latestExport(person)
      expect(ready).toMatchObject({ state: 'ready' })
      return ready?.id ?? ''
    },
    /** A person whose export waits for its job, which nothing has started. */
    async aWaitingExport(): Promise<{ person: Person; exportId: string }> {
      const person = await aVolunteer(server)
      const { export: waiting } = expectSuccess(await requestExport(person))
      return { person, exportId: waiting?.id ?? '' }
    },
  }
}
