/** Loads of the registers that administrators start on the screen: a dry run first, then the load itself. */
import type { RegisterFile } from './register.ts'

/**
 * `waiting` for a worker, or for another load to end. A run that a stopped process left behind starts again. `stopping`
 * ends without an effect; its process still has to notice.
 */
export const registerRunStates = [
  'uploading',
  'waiting',
  'running',
  'stopping',
  'done',
  'failed',
  'canceled',
] as const
export type RegisterRunState = (typeof registerRunStates)[number]

/** The states of a run that a worker has or will have. Only one run at a time is in one of them. */
export const activeRunStates = ['waiting', 'running', 'stopping'] as const satisfies RegisterRunState[]

/** Whether a worker has it or will have it. */
export const isActiveRun = ({ state }: { state: RegisterRunState }): boolean =>
  activeRunStates.some((active) => active === state)

/** `upload`: sent by the browser. `server`: in the folder that operators put files into. */
export const registerSources = ['upload', 'server'] as const
export type RegisterSource = (typeof registerSources)[number]

export interface RegisterRunFile {
  kind: RegisterFile
  name: string
  /** In bytes. */
  size: number
  source: RegisterSource
}

export interface RegisterRunProgress {
  file: string
  rows: number
  /** Of all bytes of all files, 0 to 1. */
  share: number
}

/** `refused`: a file is broken; the message says how. `interrupted`: too many restarts. */
export const registerRunFailures = ['refused', 'interrupted', 'unexpected'] as const
export interface RegisterRunFailure {
  cause: (typeof registerRunFailures)[number]
  message: string | null
}

/** EINs that the new files add, change or no longer have. */
export interface RegisterChanges {
  kind: RegisterFile
  added: number
  changed: number
  removed: number
}

export interface RegisterRunResult {
  durationMs: number
  files: { kind: RegisterFile; name: string; rows: number; rejected: number; postedOn: string }[]
  /** Only counted in a dry run. */
  changes: RegisterChanges[]
  /** The first unreadable lines of each file. */
  rejections: { file: string; line: number; reason: string }[]
  rechecked: number
  suspended: { name: string; reasons: string[] }[]
}

/** Seconds without a sign of life after which a running load counts as left behind. */
export const registerRunSilence = 60

/** Seconds without a new part after which an upload counts as left behind. A slow line needs a minute for one. */
export const registerUploadSilence = 120

/** How often a load starts before it counts as failed. */
export const registerRunAttempts = 4

/** How many organizations that lose their mark are listed together. */
export const listedSuspensions = 20

/** How many unreadable lines of a file are listed. A broken file has millions. */
export const listedRejections = 20

/** Hours for which a run keeps its uploads while no worker has it. */
export const uploadHours = 24

/** The room on disk that uploads leave free, in bytes. */
const reservedRoom = 1024 ** 3

/** Whether uploads of so many bytes fit into the free bytes of the disk, with a reserve. */
export const fitsOnDisk = (announced: number, free: number): boolean => announced + reservedRoom <= free

/** Whether all bytes of all files are there. */
export const isComplete = (files: readonly { size: number; received: number }[]): boolean =>
  files.every(({ size, received }) => received === size)

interface TriedRun {
  state: RegisterRunState
  isDryRun: boolean
  files: readonly { size: number; received: number }[]
}

/** Whether it can be started for real: it was tried, nothing was wrong, and the files are still there. */
export const canLoad = ({ state, isDryRun, files }: TriedRun): boolean =>
  state === 'done' && isDryRun && isComplete(files)

/** Whether it can still be stopped. */
export const canCancel = ({ state }: { state: RegisterRunState }): boolean =>
  state === 'uploading' || state === 'waiting' || state === 'running'

/** Whether a name is one file's name, which no path can hide in. */
export const isFileName = (name: string): boolean =>
  /^[\w][\w .()-]{0,199}$/.test(name) && !name.includes('..')
