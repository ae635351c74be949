/** What commands have in common: where they write, how they are interrupted, and which folder the person typed in. */
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

/** Runs a command's work, which Ctrl-C aborts; tells what it throws in a sentence and answers the exit code. */
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

/** A file that a person named: npm runs commands in the package's folder, and they typed in theirs. */
export function resolveUserPath(file: string): string {
  const { npm_lifecycle_event: command, INIT_CWD: typedIn } = process.env
  return path.resolve(command && typedIn ? typedIn : '.', file)
}
