import { exportRegisterLoads, listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import { download } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'

/** The loaded registers. */
export function useRegisters() {
  return useEndpointQuery(listRegisters, {})
}

/** Every load, newest first. */
export function useRegisterLoads() {
  return useEndpointList(listRegisterLoads, { query: {} })
}

/** Downloads every load. */
export const useRegisterLoadsExport = () => useCallMutation(() => download(exportRegisterLoads, {}))
