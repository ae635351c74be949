import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { copyDemoData } from './copied-demo.ts'
import { makeDataFolder, removeDataFolder } from './folders.ts'
import { findPort } from './ports.ts'
import { withoutLimits } from '#tests/support/checks/limits.ts'

const entry = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))

/** The built product, running with its own data. */
type Product = { readonly url: string; readonly dataFolder: string; stop(): Promise<void> }

/**
 * Starts the built product as a process with settings of its own, with its own copy of the demo data, and waits until it
 * prints its address.
 */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = makeDataFolder()
  copyDemoData(folder, settings)
  const port = await findPort()
  const url = `http://localhost:${port}`
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const env = {
    ...inherited,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: url,
    ...withoutLimits,
    ...settings,
  }
  const child = spawn(process.execPath, [entry], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let output = ''

  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(url)) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output}`)))
  })

  return {
    url,
    dataFolder: folder,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 120_000)
      await ended
      clearTimeout(late)
      removeDataFolder(folder)
    },
  }
}
