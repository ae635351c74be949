/** Shared by all commands: output, interruption, and the folder in which the person ran the command. */
import path from 'node:path'
import { isStartupError } from '#server/config/config.ts'

export interface Terminal {
  out(text: string): void
  err(text: string): void
}

export const processTerminal: Terminal = {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
}

export const exitCodes = { done: 0, failed: 1, misused: 2, interrupted: 130 }

/** Runs a command's work, which Ctrl-C aborts. Prints errors as one sentence and returns the exit code. */
export async function runCommand(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<number> {
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    await work(stop.signal)
    return exitCodes.done
  } catch (error) {
    const notified = error instanceof Error ? error.message : String(error)
    if (stop.signal.aborted) terminal.err('Interrupted. Nothing was changed.\n')
    else terminal.err(`${isStartupError(error) ? notified : `Failed: ${notified}. Nothing was changed.`}\n`)
    return stop.signal.aborted ? exitCodes.interrupted : exitCodes.failed
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

/** Resolves a file path that a person typed: npm runs commands in the package's folder, not in theirs. */
export function resolveUserPath(file: string): string {
  const { npm_lifecycle_event: command, INIT_CWD: typedIn } = process.env
  return path.resolve(command && typedIn ? typedIn : '.', file)
}
