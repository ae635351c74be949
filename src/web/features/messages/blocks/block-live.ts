import { useQueryClient } from '@tanstack/react-query'
import { getApplicant } from '#contract/applications/applicants.ts'
import { getBlock } from '#contract/messages/blocks.ts'
import { invalidate } from '#web/lib/calls/endpoint-mutation.ts'
import { useLive, useReconnect } from '#web/lib/live/live.ts'

/** Fetches again when a colleague, or the reader in another tab, blocks or unblocks someone. */
export function useLiveBlocks(): void {
  const queryClient = useQueryClient()
  const refresh = () => void invalidate(queryClient, [getBlock, getApplicant])
  useLive('block', refresh)
  useReconnect(refresh)
}
