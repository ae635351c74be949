import { cpSync, mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder, readiness } from '#tests/lifecycle/process.ts'
import { reportMeasurement, startStopwatch } from '#tests/support/checks/measurements.ts'
import { containerTools, makeImages } from '#tests/support/running/container.ts'
import { canRun } from '#tests/support/running/debian.ts'
import { findPort } from '#tests/support/running/ports.ts'

/** A copy of what is in the repository, with changes that aren't committed yet. */
function copyCheckout(): string {
  const folder = path.join(makeFolder(), 'checkout')
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    cpSync(file, path.join(folder, file))
  }
  return folder
}

test.skipIf(!canRun(...containerTools))(
  'R21 the image of the Containerfile builds, and runs as an ordinary user with its own database',
  async () => {
    const images = makeImages()
    images.makeBase()
    const seconds = startStopwatch()
    const image = images.build(copyCheckout())
    const built = seconds()
    const port = await findPort()
    images.start(image, {
      PORT: String(port),
      PUBLIC_URL: 'https://volunteers.example.org',
      SECRETS: `v1:${'0123456789abcdef'.repeat(4)}`,
    })
    await expect.poll(() => readiness(`http://127.0.0.1:${port}`)).toBe(200)
    reportMeasurement({
      name: 'R21',
      about: 'Build of the container image with a warm npm cache',
      values: [built],
      unit: 's',
    })
  },
)
