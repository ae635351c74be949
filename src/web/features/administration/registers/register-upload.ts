/** Sends the files of a run, part by part. It is outside React, so that leaving the screen does not stop it. */
import { useSyncExternalStore } from 'react'
import { sendRegisterPart } from '#contract/verification/register-runs.ts'
import { registerLimits } from '#contract/limits.ts'
import { call } from '#web/lib/calls/api.ts'

type Upload = { runId: string; abort: AbortController }

let current: Upload | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Upload | null) {
  current = next
  window.removeEventListener('beforeunload', askBeforeUnload)
  if (next) window.addEventListener('beforeunload', askBeforeUnload)
  for (const listener of listeners) listener()
}

/** Closing the page would end the upload, so the browser asks first. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whether this page is sending the files of a run. */
export const useIsUploading = (runId: string | undefined): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current !== null && current.runId === runId,
    () => false,
  )

/** Stops sending the files of a run, if this page does. */
export function stopUpload(runId: string): void {
  if (current?.runId === runId) current.abort.abort()
}

/**
 * Sends a run's files, in its order; null stands for a file on the server. Resolves when all have arrived or
 * `stopUpload` was called; rejects if a part could not be sent.
 */
export async function uploadFiles(runId: string, files: readonly (File | null)[]): Promise<void> {
  const upload = { runId, abort: new AbortController() }
  const { signal } = upload.abort
  // The server gives up an earlier run for a new one.
  current?.abort.abort()
  change(upload)
  try {
    for (const [index, file] of files.entries()) {
      if (file) await sendFile({ runId, index, file, signal })
    }
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    if (current === upload) change(null)
  }
}

type Sending = { runId: string; index: number; file: File; signal: AbortSignal }

async function sendFile({ runId, index, file, signal }: Sending): Promise<void> {
  for (let offset = 0; offset < file.size; offset += registerLimits.partBytes) {
    await call(
      sendRegisterPart,
      {
        params: { id: runId },
        query: { file: index, offset },
        file: file.slice(offset, offset + registerLimits.partBytes),
      },
      { signal },
    )
  }
}
