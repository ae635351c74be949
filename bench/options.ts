/** What every bench is started with, and what it answers instead of running. */
import { exitCodes, type Terminal } from '#server/commands/terminal.ts'

export const sharedOptions = {
  help: { type: 'boolean', short: 'h' },
  report: { type: 'string' },
} as const

/** Prints the help if someone asked for it, or if the options make no sense. The exit code then; null if it can run. */
export function answerHelp(
  { help: isAsked }: { help?: boolean | undefined },
  { help, isPossible, terminal }: { help: string; isPossible: boolean; terminal: Terminal },
): number | null {
  if (isAsked) terminal.out(help)
  else if (!isPossible) terminal.err(help)
  else return null
  return isAsked ? exitCodes.done : exitCodes.misused
}
