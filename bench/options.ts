/** What every bench is started with, and what it answers instead of running. */
import path from 'node:path'
import { exitCodes, resolveUserPath, type Terminal } from '#server/commands/terminal.ts'

export const sharedOptions = {
  help: { type: 'boolean', short: 'h' },
  report: { type: 'string' },
} as const

/** Where a bench keeps its databases: a folder for each number of projects, so that it can be measured again. */
export const folderOf = (folder: string | undefined, projects: number): string | undefined =>
  folder === undefined ? undefined : path.join(resolveUserPath(folder), String(projects))

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
