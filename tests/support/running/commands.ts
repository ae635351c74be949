import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const runner = fileURLToPath(new URL('../../../scripts/run.mjs', import.meta.url))

/**
 * Node's options for a process that ends after seconds: V8 optimizes later. Otherwise a start spends a tenth of its
 * processor time on code that it doesn't need to be faster.
 */
export const shortProcess: readonly string[] = ['--interrupt-budget=1000000']

/** A running product for a command: its data folder and its address. */
export type RunningProduct = { readonly dataFolder: string; readonly product: string }

/** Runs an operators' command beside the running product; returns its output. */
export async function runCommand(
  { dataFolder, product }: RunningProduct,
  ...args: string[]
): Promise<string> {
  const { NODE_OPTIONS: _, DATABASE_URL: __, ...inherited } = process.env
  const env = { ...inherited, DATA_DIR: dataFolder, PUBLIC_URL: product }
  const { stdout } = await promisify(execFile)(process.execPath, [...shortProcess, runner, ...args], { env })
  return stdout
}
