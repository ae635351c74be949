import { cpSync } from 'node:fs'
import { loadConfig } from '#server/config/config.ts'
import { connectDatabase } from '#server/db/connect.ts'
import { prepareDemo } from '#server/process/demo.ts'
import { makeDataFolder, removeDataFolder } from './folders.ts'

/** The environment variable with the folder of the demo data, for the workers of a run. */
const variable = 'JOURNEYS_DEMO_DATA'

/**
 * Creates a data folder with a migrated database and the demo data, from which every product of the run starts: making
 * them again takes each start four seconds of a processor. No job runs here, because what a job writes may contain the
 * address of its product. Playwright calls it before the journeys, and what it returns after them.
 */
export default async function makeDemoData(): Promise<() => void> {
  const folder = makeDataFolder()
  process.env[variable] = folder
  const config = loadConfig({ DATA_DIR: folder })
  const database = await connectDatabase(config)
  try {
    await prepareDemo(config, database)
  } finally {
    await database.close()
  }
  return () => removeDataFolder(folder)
}

/** Copies the demo data to the data folder of a product, unless its settings leave it out: then it starts as new. */
export function copyDemoData(folder: string, settings: Readonly<Record<string, string>>): void {
  const from = process.env[variable]
  if (from !== undefined && settings['DEMO_DATA'] !== 'off') cpSync(from, folder, { recursive: true })
}
