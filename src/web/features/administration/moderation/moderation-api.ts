import { cancelDeletionFor, getDeletionFor, requestDeletionFor } from '#contract/accounts/deletion.ts'
import { makeOwner } from '#contract/organizations/owner.ts'
import { exportForPerson } from '#contract/personal-data/exports.ts'
import {
  endPersonSessions,
  getModeratedOrganization,
  getPerson,
  listModeratedOrganizations,
  listPeople,
  reinstateOrganization,
  reinstatePerson,
  suspendOrganization,
  suspendPerson,
} from '#contract/moderation/moderation.ts'
import { exportModeratedOrganizations, exportPeople } from '#contract/moderation/list-exports.ts'
import { correctAddress, resendVerificationFor, resetSecondFactor } from '#contract/accounts/help.ts'
import { personHelpCatalog } from '#web/features/administration/texts/person-help-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { download, keyOf } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import type { SearchOf } from '#web/lib/navigation/screen-search.ts'

const askedOnce = { refetchOnMount: true, refetchOnWindowFocus: false } as const

/** People that match a search, newest first. */
export function usePeople(search: SearchOf<'/admin/people'>) {
  return useEndpointList(listPeople, { query: search })
}

/** Downloads everyone that a search finds. */
export const usePeopleExport = (search: SearchOf<'/admin/people'>) =>
  useCallMutation(() => download(exportPeople, { body: search }))

/** Downloads all organizations that a search finds. */
export const useOrganizationsExport = (search: SearchOf<'/admin/organizations'>) =>
  useCallMutation(() => download(exportModeratedOrganizations, { body: search }))

/** One person. Each request is logged, so only opening the page or changing something there sends one. */
export function usePerson(id: string) {
  return useEndpointQuery(getPerson, { params: { id } }, askedOnce)
}

/** Organizations that match a search, newest first. */
export function useModeratedOrganizations(search: SearchOf<'/admin/organizations'>) {
  return useEndpointList(listModeratedOrganizations, { query: search })
}

/** One organization; as with people, each request is logged. */
export function useModeratedOrganization(id: string) {
  return useEndpointQuery(getModeratedOrganization, { params: { id } }, askedOnce)
}

/** Moderation of a person: refetches their page afterwards. */
export function usePersonMutations(id: string) {
  const params = { id }
  const withReason = (reason: string) => ({ params, body: { reason } })
  const settings = { invalidates: [keyOf(getPerson, { params })] }
  return {
    suspend: useEndpointMutation(suspendPerson, withReason, settings),
    reinstate: useEndpointMutation(reinstatePerson, () => ({ params }), settings),
    endSessions: useEndpointMutation(endPersonSessions, () => ({ params }), settings),
  }
}

/** Help for a person who cannot get into their account: refetches their page afterwards. */
export function useHelpMutations(id: string) {
  const texts = useTexts(personHelpCatalog)
  const params = { id }
  const settings = { invalidates: [keyOf(getPerson, { params })], failed: texts.failed }
  return {
    resend: useEndpointMutation(resendVerificationFor, () => ({ params }), {
      ...settings,
      done: { title: texts.verification.done },
    }),
    correct: useEndpointMutation(correctAddress, (body) => ({ params, body }), {
      ...settings,
      done: (_response, { email }) => ({ title: texts.address.done({ email }) }),
    }),
    exportData: useEndpointMutation(exportForPerson, (body) => ({ params, body }), {
      ...settings,
      done: { title: texts.data.done },
    }),
    resetFactor: useEndpointMutation(resetSecondFactor, (body) => ({ params, body }), {
      ...settings,
      done: { title: texts.factor.done },
    }),
  }
}

/** What ends with a person's account and what is in the way; asked when an administrator is about to delete it. */
export const useDeletionOf = (id: string, isAsked: boolean) =>
  // Each request is logged, and each opening of the dialog sends one: what is in the way may have changed.
  useEndpointQuery(getDeletionFor, isAsked ? { params: { id } } : null, {
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** Makes a member of an organization an owner, so that its only one, the person, can leave. */
export function useMakeOwner(personId: string) {
  const texts = useTexts(personHelpCatalog)
  const params = { id: personId }
  return useEndpointMutation(
    makeOwner,
    ({ id, userId, reason }: { id: string; userId: string; name: string; reason: string }) => ({
      params: { id },
      body: { userId, reason, ownerId: personId },
    }),
    {
      // Who can become an owner may have changed since the dialog opened.
      invalidatesAfter: 'settled',
      invalidates: [keyOf(getDeletionFor, { params }), keyOf(getPerson, { params })],
      failed: texts.failed,
      done: (_response, { name }) => ({ title: texts.deletion.madeOwner({ name }) }),
    },
  )
}

/** Deletion of a person's account, and keeping it. */
export function useDeletionMutations(id: string) {
  const texts = useTexts(personHelpCatalog)
  const params = { id }
  const settings = { invalidates: [keyOf(getPerson, { params })], failed: texts.failed }
  return {
    ask: useEndpointMutation(requestDeletionFor, (body) => ({ params, body }), {
      ...settings,
      // What is in the way may have changed since the dialog opened.
      invalidates: [...settings.invalidates, keyOf(getDeletionFor, { params })],
      invalidatesAfter: 'settled',
      done: { title: texts.deletion.done },
    }),
    keep: useEndpointMutation(cancelDeletionFor, (body) => ({ params, body }), {
      ...settings,
      done: { title: texts.deletion.kept },
    }),
  }
}

/** Moderation of an organization: refetches its page afterwards. */
export function useOrganizationMutations(id: string) {
  const params = { id }
  const withReason = (reason: string) => ({ params, body: { reason } })
  const settings = { invalidates: [keyOf(getModeratedOrganization, { params })] }
  return {
    suspend: useEndpointMutation(suspendOrganization, withReason, settings),
    reinstate: useEndpointMutation(reinstateOrganization, () => ({ params }), settings),
  }
}
