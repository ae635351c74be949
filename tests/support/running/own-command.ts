import { vi } from 'vitest'

interface Terminal {
  out: (text: string) => void
  err: (text: string) => void
  overwrites: boolean
}

/** Runs one of the product's commands in this process, on a database; returns its exit code and output. */
export async function runOwnCommand(
  run: (argv: readonly string[], terminal: Terminal) => Promise<number>,
  database: { url: string },
  { argv, env = {} }: { argv: readonly string[]; env?: Readonly<Record<string, string>> },
) {
  for (const [name, value] of Object.entries({ ...env, DATABASE_URL: database.url })) vi.stubEnv(name, value)
  let [out, err] = ['', '']
  try {
    const code = await run(argv, {
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      overwrites: false,
    })
    return { code, out, err }
  } finally {
    vi.unstubAllEnvs()
  }
}
