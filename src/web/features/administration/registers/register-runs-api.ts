import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  cancelRegisterRun,
  createRegisterRun,
  getRegisterRun,
  startRegisterLoad,
  type RegisterRun,
} from '#contract/verification/register-runs.ts'
import { isActiveRun, registerUploadSilence } from '#domain/verification/register-runs.ts'
import { listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { call } from '#web/lib/calls/api.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { stopUpload, uploadFiles, useIsUploading } from './register-upload.ts'

const isActive = (run: RegisterRun | null | undefined) => Boolean(run && isActiveRun(run))

/** Of the files that are uploaded, in bytes. */
export const uploadedOf = ({ files }: RegisterRun) => {
  const uploads = files.filter(({ source }) => source === 'upload')
  return {
    received: uploads.reduce((sum, file) => sum + file.received, 0),
    size: uploads.reduce((sum, file) => sum + file.size, 0),
  }
}

/**
 * The latest run. While it uploads or works, it is asked for once a second; when it ends, what it changed is fetched
 * again. `isLeft` says that its upload has stopped and no one seems to send it.
 */
export function useRegisterRun() {
  const queryClient = useQueryClient()
  const query = useEndpointQuery(
    getRegisterRun,
    {},
    {
      refetchInterval: ({ state: { data } }) =>
        isActive(data?.run) || data?.run?.state === 'uploading' ? 1000 : false,
    },
  )
  const run = query.data?.run
  const isLeft = useIsLeft(run)
  const isWorking = isActive(run)
  // A small load ends before it was ever seen at work.
  const version = run && `${run.id} ${run.isDryRun} ${run.state}`
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== version && !isWorking) {
      void invalidate(queryClient, [listRegisters, listRegisterLoads])
    }
    seen.current = version
  }, [version, isWorking, queryClient])
  return { ...query, version, isLeft, isBusy: isWorking || (run?.state === 'uploading' && !isLeft) }
}

/** Whether nothing of an upload has arrived for long, and this page does not send it either. */
function useIsLeft(run: RegisterRun | null | undefined): boolean {
  const isSending = useIsUploading(run?.id)
  const waits = run?.state === 'uploading' && !isSending
  const step = waits ? `${run.id} ${uploadedOf(run).received}` : null
  const [still, setStill] = useState<string | null>(null)
  useEffect(() => {
    if (step === null) return undefined
    const timer = setTimeout(() => setStill(step), 1000 * registerUploadSilence)
    return () => clearTimeout(timer)
  }, [step])
  return step !== null && still === step
}

const stale = [getRegisterRun, listRegisters, listRegisterLoads]

export function useRunActions(id: string) {
  const texts = useTexts(registerRunsCatalog)
  const settings = { invalidates: stale, failed: texts.failed }
  const toRequest = () => ({ params: { id } })
  return {
    load: useEndpointMutation(startRegisterLoad, toRequest, settings),
    cancel: useEndpointMutation(cancelRegisterRun, toRequest, {
      ...settings,
      failed: texts.notStopped,
      // The server refuses the parts that follow.
      onMutate: () => stopUpload(id),
      done: ({ state }) => ({ title: state === 'stopping' ? texts.stopping : texts.stopped }),
    }),
  }
}

type NewRun = { body: EndpointRequest<typeof createRegisterRun>['body']; uploads: readonly (File | null)[] }

/** Begins a run and then uploads its files; the mutation ends when the run has begun. */
export function useStartRun() {
  const texts = useTexts(registerRunsCatalog)
  const queryClient = useQueryClient()
  return useCallMutation(({ body }: NewRun) => call(createRegisterRun, { body }), {
    invalidates: stale,
    failed: texts.failed,
    onSuccess: ({ id }, { uploads }) => {
      if (uploads.every((file) => file === null)) return
      // Not awaited: it continues when the screen is left.
      void uploadFiles(id, uploads)
        .catch((error: unknown) => toastFailure(error, texts.uploadFailed))
        .then(() => invalidate(queryClient, stale))
    },
  })
}
