import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { uploadAvatar } from '#contract/images/images.ts'
import { createProject } from '#contract/projects/management.ts'
import { startStopwatch, reportMeasurement } from '#tests/support/checks/measurements.ts'
import { tinyPng } from '#tests/support/scenarios/images.ts'
import { anOrganization, aProject, projectForm } from '#tests/support/scenarios/scenario.ts'
import { openClient } from '#tests/support/running/server.ts'
import { makeFolder, createUsedDataFolder, run } from './process.ts'

/** Mounts a small disk for the duration of the test; false if this user may not. */
function mountDisk(folder: string): boolean {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=0711', 'tmpfs', folder])
  if (status !== 0) return false
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
  return true
}

/** Writes until the disk is full; returns the error, and a function that frees the space. */
function fillDisk(folder: string): { refusal: unknown; empty: () => void } {
  const filler = path.join(folder, 'filler')
  const file = openSync(filler, 'w')
  let refusal: unknown
  for (const size of [1_048_576, 4096]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch (error) {
      refusal = error
    }
  }
  closeSync(file)
  return { refusal, empty: () => rmSync(filler) }
}

test('R19 while the disk is full the product is degraded and serves reads; once there is space it recovers automatically', async ({
  skip,
}) => {
  const folder = makeFolder()
  if (!mountDisk(folder)) skip('a disk of its own can only be mounted by root; health.test.ts has the rest')
  const product = await run({ DATA_DIR: await createUsedDataFolder(folder), METRICS_PORT: '0' })
  const metrics = /Metrics are at (\S+)/.exec(product.stdout())?.[1] ?? ''
  const server = { openClient: () => openClient(product.url) }
  const organization = await anOrganization(server)
  const { id } = await aProject(organization)
  const client = server.openClient()
  const ready = async () => {
    const { status, body } = await client.get('/health/ready')
    return { status, body }
  }
  expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } })
  const { refusal, empty } = fillDisk(folder)
  expect(refusal).toMatchObject({ code: 'ENOSPC' })
  const reasons = ['database writes fail: disk full', 'uploads fail: disk full']
  const noticedFullDisk = startStopwatch()
  await expect.poll(ready, { interval: 200 }).toEqual({ status: 200, body: { status: 'degraded', reasons } })
  reportMeasurement({
    name: 'R19',
    about: 'until a full disk is reported',
    values: [noticedFullDisk()],
    unit: 's',
    most: 15,
  })
  const text = await (await fetch(metrics)).text()
  expect(text).toContain('bridge_degraded{state="database"} 1')
  expect(text).toContain('bridge_degraded{state="uploads"} 1')
  const upload = await organization.client.call(uploadAvatar, { file: tinyPng() })
  expect(upload).toMatchObject({ status: 503 })
  const body = projectForm({ description: 'A long text. '.repeat(300) })
  const statuses = new Set<number>()
  for (let turn = 0; turn < 60; turn += 1) {
    statuses.add((await organization.client.call(createProject, { query: {}, body })).status)
  }
  expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([])
  expect((await client.get(`/api/projects/${id}`)).status).toBe(200)
  empty()
  const back = startStopwatch()
  await expect.poll(ready, { interval: 200 }).toEqual({ status: 200, body: { status: 'ready' } })
  reportMeasurement({
    name: 'R19',
    about: 'until it is ready with room again',
    values: [back()],
    unit: 's',
    most: 25,
  })
  expect((await server.openClient().get(`/api/projects/${id}`)).status).toBe(200)
})
