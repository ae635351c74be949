import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  cancelRegisterRun,
  createRegisterRun,
  getRegisterRun,
  sendRegisterPart,
  startRegisterLoad,
  type RegisterRun,
} from '#contract/verification/register-runs.ts'
import { listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { registerLimits } from '#contract/limits.ts'
import { registerRunsCatalog } from '#web/features/administration/texts/register-runs-texts.ts'
import { call } from '#web/lib/api.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'
import { useTexts } from '#web/lib/texts.ts'

const isActive = (run: RegisterRun | null | undefined) => run?.state === 'waiting' || run?.state === 'running'

/** The latest run. While it works, it is asked for once a second; when it ends, what it changed is fetched again. */
export function useRegisterRun() {
  const queryClient = useQueryClient()
  const query = useEndpointQuery(
    getRegisterRun,
    {},
    { refetchInterval: ({ state: { data } }) => (isActive(data?.run) ? 1000 : false) },
  )
  const run = query.data?.run
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
  return { ...query, isWorking }
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
      done: { title: texts.stopped },
    }),
  }
}

type NewRun = { body: EndpointRequest<typeof createRegisterRun>['body']; uploads: readonly (File | null)[] }

/** Begins a run and uploads its files, part by part. `share` says how much has been sent, or null. */
export function useStartRun() {
  const texts = useTexts(registerRunsCatalog)
  const [share, setShare] = useState<number | null>(null)
  const start = useCallMutation(
    async ({ body, uploads }: NewRun) => {
      const run = await call(createRegisterRun, { body })
      const total = uploads.reduce((sum, file) => sum + (file?.size ?? 0), 0)
      let sent = 0
      for (const [index, file] of uploads.entries()) {
        if (!file) continue
        for (let offset = 0; offset < file.size; offset += registerLimits.partBytes) {
          const part = file.slice(offset, offset + registerLimits.partBytes)
          await call(sendRegisterPart, {
            params: { id: run.id },
            query: { file: index, offset },
            file: part,
          })
          sent += part.size
          setShare(sent / total)
        }
      }
      return run
    },
    {
      invalidates: stale,
      invalidatesAfter: 'settled',
      failed: texts.uploadFailed,
      onMutate: () => setShare(0),
      onSettled: () => setShare(null),
    },
  )
  return { start, share }
}
