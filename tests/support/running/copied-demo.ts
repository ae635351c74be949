import { cpSync } from 'node:fs'

/** The environment variable with the folder of the demo data, for the workers of a run. */
export const demoFolderVariable = 'JOURNEYS_DEMO_DATA'

/** Copies the demo data to the data folder of a product, unless its settings leave it out: then it starts as new. */
export function copyDemoData(folder: string, settings: Readonly<Record<string, string>>): void {
  const from = process.env[demoFolderVariable]
  if (from !== undefined && settings['DEMO_DATA'] !== 'off') cpSync(from, folder, { recursive: true })
}
