import { listRegisterLoads, listRegisters } from '#contract/verification/registers.ts'
import { useEndpointList } from '#web/lib/endpoint-list.ts'
import { useEndpointQuery } from '#web/lib/endpoint-query.ts'

/** The loaded registers. */
export function useRegisters() {
  return useEndpointQuery(listRegisters, {})
}

/** Every load, newest first. */
export function useRegisterLoads() {
  return useEndpointList(listRegisterLoads, { query: {} })
}
