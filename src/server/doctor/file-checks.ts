/** Whether each place of files accepts us. */
import { randomBytes } from 'node:crypto'
import { rateClock } from '#domain/administration/health.ts'
import type { Config } from '#server/config/config.ts'
import { storeNames, type StoreName } from '#server/config/file-settings.ts'
import { systemClock } from '#server/context.ts'
import { findObjectFault } from '#server/files/object-fault.ts'
import { openStore } from '#server/files/stores.ts'
import { fail, ok, warn, type Finding } from './finding.ts'
import { checkDisk } from './settings-checks.ts'

const advice = {
  'no answer': 'Check S3_ENDPOINT and the network.',
  'no permission': 'Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and what the key may do.',
  'wrong clock': 'Keep the clock of this machine in sync (NTP).',
  'no bucket': 'Create the bucket, or change S3_BUCKET.',
  'not writable': 'Check S3_BUCKET and S3_PATH_STYLE.',
} as const

const checks: Record<StoreName, (config: Config) => Promise<Finding[]>> = {
  disk: async (config) => [await checkDisk(config)],
  s3: checkObjectStore,
}

/** Checks every place that the settings can name. */
export async function checkFiles(config: Config): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const store of storeNames) findings.push(...(await checks[store](config)))
  return findings
}

/** Writes, reads and removes an object, if there is a store. */
async function checkObjectStore(config: Config): Promise<Finding[]> {
  const { objectStore } = config
  const store = openStore(config, 's3')
  if (!objectStore || !store) return []
  const key = `exports/${randomBytes(16).toString('hex')}.zip`
  const bytes = Buffer.from('npm run doctor')
  try {
    await store.write(key, bytes)
    const back = await store.read(key)
    let writtenAt: Date | undefined
    for await (const listed of store.list('exports/')) if (listed.key === key) ({ writtenAt } = listed)
    await store.remove(key)
    if (!back?.equals(bytes) || !writtenAt || (await store.has(key))) {
      return [
        fail('Objects', `The bucket ${objectStore.bucket} does not keep, list or remove what is written.`),
      ]
    }
    return [rateObjects(config, writtenAt.getTime() - systemClock().getTime())]
  } catch (error) {
    await store.remove(key).catch(() => undefined)
    const fault = findObjectFault(error)
    if (fault === null) throw error
    return [fail('Objects', `The bucket ${objectStore.bucket} can't be used: ${fault}. ${advice[fault]}`)]
  }
}

function rateObjects({ filesIn, objectStore }: Config, differenceMs: number): Finding {
  const bucket = `The bucket ${objectStore?.bucket} accepts, lists and removes files`
  // The store says whole seconds.
  if (rateClock(differenceMs) === 'fail') {
    return warn(
      'Objects',
      `${bucket}, but its clock and that of this machine differ. Keep both in sync (NTP).`,
    )
  }
  return filesIn === 's3'
    ? ok('Objects', `${bucket}.`)
    : ok('Objects', `${bucket}. New files go to the disk (FILES=disk).`)
}
