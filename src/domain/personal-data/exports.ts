/** Exports of everything that the product stores about a person. */

/** How many days an export can be downloaded. Then a job removes it. */
export const exportDays = 7

export type StoredExportState = 'preparing' | 'ready' | 'failed'

export const exportStates = ['preparing', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]

/** What decides what can be done with an export. `expiresAt` is null while it is being prepared. */
export interface ExportFacts {
  state: StoredExportState
  expiresAt: Date | null
}

/** Until when an export that ended now stays. */
export const findExpiry = (now: Date): Date => new Date(now.getTime() + exportDays * 86_400_000)

/** The state that the person sees: a ready export expires before a job has removed it. */
export function findExportState({ state, expiresAt }: ExportFacts, now: Date): ExportState {
  return state === 'ready' && expiresAt !== null && expiresAt <= now ? 'expired' : state
}

export type DownloadRefusal = 'export_not_ready' | 'export_expired'

/** Why an export cannot be downloaded, or null. */
export function findDownloadRefusal(facts: ExportFacts, now: Date): DownloadRefusal | null {
  const state = findExportState(facts, now)
  if (state === 'expired') return 'export_expired'
  return state === 'ready' ? null : 'export_not_ready'
}

/** Hours after which an export whose job is gone counts as failed. Its attempts take less than one. */
export const lostExportHours = 6

const unsafe = /[\p{Cc}\p{Cf}/\\:*?"<>|]/gu

/**
 * A name for a file in an export that every system can unpack: without separators, controls and the names of devices,
 * at most 80 characters, and different from all in `taken`, to which it is added.
 */
export function nameExportedFile(title: string, ending: string, taken: Set<string>): string {
  const plain = [...title.normalize('NFC').replaceAll(unsafe, '_')].slice(0, 80).join('')
  const trimmed = plain.replaceAll(/^[\s.]+|[\s.]+$/g, '')
  const base =
    trimmed === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\..*)?$/i.test(trimmed)
      ? `file ${trimmed}`.trim()
      : trimmed
  const stem = base.toLowerCase().endsWith(`.${ending}`) ? base.slice(0, -ending.length - 1) : base
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${stem}.${ending}` : `${stem} (${number}).${ending}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
