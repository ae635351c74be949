/** Calls that count against the rate limits of a new installation, each from the address that the test says. */
import { expect } from 'vitest'
import { nextAddress } from '#tests/support/checks/limits.ts'
import type { Client, TestServer } from '#tests/support/running/server.ts'
import { registrationForm } from '#tests/support/scenarios/scenario.ts'

/** Only the proxy, which says the address, and the key are set. */
export const proxied = { TRUST_PROXY: '127.0.0.1', SECRETS: `v1:${'k'.repeat(32)}` }

/** Posts a call from an address. */
export async function postFrom(client: Client, path: string, { body, from }: { body: object; from: string }) {
  const response = await client.send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Registers someone from a new address. */
export async function registerPerson(server: TestServer, form: object = {}) {
  const client = server.openClient()
  const body = registrationForm(form)
  expect((await postFrom(client, '/api/register', { body, from: nextAddress() })).status).toBe(201)
  return { client, email: body.email, password: body.password }
}

/** Moves the limits' time forward. */
export const advanceBuckets = ({ database }: TestServer, seconds: number) =>
  database.pool.query("update rate_limit set tat = tat - $1 * interval '1 s'", [seconds])
