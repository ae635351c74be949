import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const runner = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url))

/** The running product that a command is given beside: its folder of data, and its address. */
export type Place = { readonly dataFolder: string; readonly product: string }

/** Runs a command of operators beside the running product; answers what it printed. */
export async function runCommand({ dataFolder, product }: Place, ...args: string[]): Promise<string> {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataFolder, PUBLIC_URL: product }
  const { stdout } = await promisify(execFile)(process.execPath, [runner, ...args], { env })
  return stdout
}
