/** Checks an installation from outside the running product. Changes nothing. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { isStartupError, loadConfig, type Config } from '#server/config/config.ts'
import { readProductVersion } from '#server/config/version.ts'
import { waitForDatabase } from '#server/db/connect.ts'
import { checkDatabase } from './database-checks.ts'
import { checkFiles } from './file-checks.ts'
import { fail, ok, type Finding } from './finding.ts'
import { checkAddress, checkMail, checkNames, checkSecrets } from './settings-checks.ts'

/**
 * All findings, in the order in which to fix them; later checks are left out if they can't run. `unknown` has the names
 * in the file of settings that are none.
 */
export async function diagnose(
  environment: NodeJS.ProcessEnv,
  unknown: readonly string[],
): Promise<Finding[]> {
  const version = ok('Version', `Bridge Collective ${readProductVersion()} on Node ${process.versions.node}.`)
  let config: Config
  try {
    config = loadConfig(environment)
  } catch (error) {
    if (!isStartupError(error)) throw error
    return [version, fail('Settings', error.message)]
  }
  return [
    version,
    checkNames(unknown),
    checkSecrets(config),
    checkAddress(config),
    ...(await reachDatabase(config)),
    ...(await checkFiles(config)),
    await checkMail(config),
  ]
}

async function reachDatabase(config: Config): Promise<Finding[]> {
  if (config.databaseUrl === null && !existsSync(path.join(config.dataDir, 'postgres'))) {
    return [ok('Database', `There is none yet. The first start creates it in ${config.dataDir}.`)]
  }
  try {
    const reached = await waitForDatabase(config, { attach: true })
    try {
      return await checkDatabase(config, reached)
    } finally {
      await reached.close()
    }
  } catch (error) {
    if (!isStartupError(error)) throw error
    return [fail('Database', error.message)]
  }
}
