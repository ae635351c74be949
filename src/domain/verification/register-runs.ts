/** Loads of the registers that administrators start on the screen: a dry run first, then the load itself. */
import type { RegisterFile } from './register.ts'

/** `waiting` for a worker. A run that a stopped process left behind starts again. */
export const registerRunStates = ['uploading', 'waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type RegisterRunState = (typeof registerRunStates)[number]

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

/** `refused`: a file is broken, or another load is running; the message says it. `interrupted`: too many restarts. */
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

/** How many organizations that lose their mark are listed at once. */
export const listedSuspensions = 20

/** How many unreadable lines of a file are listed. A broken file has millions. */
export const listedRejections = 20

/** Whether it can be started for real: it was tried, and nothing was wrong. */
export const canLoad = (run: { state: RegisterRunState; isDryRun: boolean }): boolean =>
  run.state === 'done' && run.isDryRun

/** Whether it can still be stopped. */
export const canCancel = ({ state }: { state: RegisterRunState }): boolean =>
  state === 'uploading' || state === 'waiting' || state === 'running'

/** Whether a name is one file's name, which no path can hide in. */
export const isFileName = (name: string): boolean =>
  /^[\w][\w .()-]{0,199}$/.test(name) && !name.includes('..')
