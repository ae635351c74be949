import { useQueryClient } from '@tanstack/react-query'
import { getCurrentUser, type User } from '#contract/accounts/accounts.ts'
import { getOrganizationHome } from '#contract/dashboards/homes.ts'
import { exportMemberInvitations, exportMembers } from '#contract/organizations/member-export.ts'
import { choosePrimaryOrganization } from '#contract/accounts/primary-organization.ts'
import { changeMember, handOver, listMembers, removeMember } from '#contract/organizations/members.ts'
import {
  acceptInvitation,
  declineInvitation,
  inviteMembers,
  listInvitations,
  openInvitation,
  resendInvitation,
  withdrawInvitation,
} from '#contract/organizations/member-invitations.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { resendStoredInvitations } from '#contract/organizations/stored-invitations.ts'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { call, download, keyOf } from '#web/lib/calls/api.ts'
import { isApiError } from '#web/lib/calls/api-error.ts'
import { invalidate, useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { toastFailure } from '#web/lib/calls/toast-failure.ts'
import { useInvitedToast } from '#web/lib/site/stored-invitations.tsx'
import type { toast } from '#web/ui/feedback/toast-store.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { SentList } from '#web/ui/people-list/people-list-form.tsx'
import { peopleListCatalog } from '#web/ui/texts/people-list-texts.ts'
import { membersCatalog } from './texts/members-texts.ts'

/** Queries that depend on which organizations the reader belongs to. */
const ofReader = [getCurrentUser, getOrganizationProfile]

/** An organization's members; fetched again each time it is opened. */
export function useMembers(id: string) {
  return useEndpointQuery(listMembers, { params: { id } })
}

/** Open invitations, for owners. */
export function useInvitations(id: string) {
  return useEndpointQuery(listInvitations, { params: { id } })
}

/** A change of the members, and the message after it succeeds. */
export type MemberAction = {
  kind: 'owner' | 'manager' | 'remove' | 'leave' | 'handOver'
  userId: string
  done: Parameters<typeof toast>[0]
}

/** Makes the change, then refetches the list and, if it is about the reader, their organizations. */
export function useMemberAction(id: string) {
  const texts = useTexts(membersCatalog)
  const queryClient = useQueryClient()
  const params = { id }
  return useCallMutation(
    async ({ kind, userId }: MemberAction) => {
      if (kind === 'remove' || kind === 'leave') await call(removeMember, { params: { id, userId } })
      else if (kind === 'handOver') await call(handOver, { params, body: { userId } })
      else await call(changeMember, { params: { id, userId }, body: { role: kind } })
    },
    {
      // Shown here because the screen is gone after leaving, so its own callbacks would not run.
      done: (_, { done }) => done,
      failed: texts.dialogs.failed,
      // After a failure someone else has often made the change already. After leaving there is nothing to refetch.
      onSettled: (_, error, { kind }) => {
        const members = kind === 'leave' && !error ? [] : [keyOf(listMembers, { params })]
        return invalidate(queryClient, [...members, ...ofReader])
      },
    },
  )
}

type Which = { id: string; email: string }

const refreshInvitations = (id: string) =>
  ({ invalidates: [keyOf(listInvitations, { params: { id } })], invalidatesAfter: 'settled' }) as const

/** Says what would happen to a list of members, and does nothing. */
export function useCheckMembers(id: string) {
  return useEndpointMutation(inviteMembers, (csv: string) => ({
    params: { id },
    body: { csv, dryRun: true },
  }))
}

/** Downloads the members. */
export const useMembersExport = (id: string) =>
  useCallMutation(() => download(exportMembers, { params: { id } }))

/** Downloads the open invitations. */
export const useInvitationsExport = (id: string) =>
  useCallMutation(() => download(exportMemberInvitations, { params: { id } }))

/** Invites the people of a list; `sentText` says what follows. */
export function useInviteMembers(id: string, sentText: string) {
  const { sent } = useTexts(peopleListCatalog)
  const describe = useInvitedToast()
  return useEndpointMutation(
    inviteMembers,
    (list: SentList) => ({ params: { id }, body: { ...list, dryRun: false } }),
    {
      ...refreshInvitations(id),
      done: ({ invited }) => describe(invited, { title: sent({ count: invited }), description: sentText }),
    },
  )
}

/** Sends the invitation email again. */
export function useResendInvitation(id: string) {
  const texts = useTexts(membersCatalog)
  const describe = useInvitedToast()
  return useEndpointMutation(
    resendInvitation,
    (which: Which) => ({ params: { id, invitationId: which.id } }),
    {
      done: (_, { email }) =>
        describe(1, {
          title: texts.invite.done.title,
          description: texts.invite.done.description({ email }),
        }),
      failed: texts.invite.failed,
      ...refreshInvitations(id),
    },
  )
}

/** Sends all invitations again that the site only stored. */
export function useResendStored(id: string) {
  const texts = useTexts(undeliveredEmailsCatalog)
  return useEndpointMutation(resendStoredInvitations, () => ({ params: { id } }), {
    done: ({ sent }) => ({ title: texts.sentAgain({ count: sent }) }),
    failed: texts.sendAgainFailed,
    ...refreshInvitations(id),
  })
}

/** Withdraws an invitation. */
export function useWithdrawInvitation(id: string) {
  const texts = useTexts(membersCatalog)
  const { withdrawn, withdrawFailed } = texts.invitations
  return useEndpointMutation(
    withdrawInvitation,
    (which: Which) => ({ params: { id, invitationId: which.id } }),
    { done: withdrawn, failed: withdrawFailed, ...refreshInvitations(id) },
  )
}

/** Chooses the primary organization, which acts. Every screen shows it immediately. */
export function useChoosePrimary() {
  const texts = useTexts(membersCatalog)
  const queryClient = useQueryClient()
  return useEndpointMutation(
    choosePrimaryOrganization,
    (organizationId: string) => ({ body: { organizationId } }),
    {
      done: ({ organizationName }) => ({
        title: texts.primary.done.title({ organization: organizationName }),
      }),
      failed: texts.primary.failed,
      // One choice after the other, so that the last one holds.
      scope: { id: 'acting-organization' },
      cancels: [getCurrentUser],
      onMutate: (organizationId): User | undefined => {
        const before = queryClient.getQueryData<User>(keyOf(getCurrentUser))
        queryClient.setQueryData<User>(
          keyOf(getCurrentUser),
          (user) => user && { ...user, organizations: moveFirst(user.organizations, organizationId) },
        )
        return before
      },
      onError: (_error, organizationId, before) => {
        queryClient.setQueryData<User>(keyOf(getCurrentUser), (user) =>
          // A later choice is shown already.
          user?.organizations[0]?.id === organizationId ? before : user,
        )
      },
      // The home is that of the acting organization.
      invalidates: [...ofReader, getOrganizationHome],
      invalidatesAfter: 'settled',
    },
  )
}

const moveFirst = <Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry[] => [
  ...entries.filter((entry) => entry.id === id),
  ...entries.filter((entry) => entry.id !== id),
]

/** The error code of a link that its page shows itself; undefined for every other failure. */
export function getLinkErrorCode(error: unknown): string | undefined {
  const codes = ['link_expired', 'invitation_not_yours', 'claim_not_yours', 'organization_not_claimable']
  return isApiError(error) ? codes.find((code) => code === error.body?.code) : undefined
}

/** What an invitation link is about, for this reader. */
export function useOpenedInvitation(token: string, currentUserId: string | null) {
  return useEndpointQuery(
    openInvitation,
    { body: { token } },
    {
      queryKey: [openInvitation.path, token, currentUserId],
      enabled: token !== '',
      retry: (count, error) => count < 2 && !isApiError(error),
      refetchOnMount: true,
    },
  )
}

/** Accepts or declines an invitation through its link; `failed` is the title of the toast after a failure. */
export function useAnswerInvitation(
  token: string,
  { failed, onAnswered }: { failed: string; onAnswered: () => void },
) {
  const queryClient = useQueryClient()
  return useCallMutation(
    /** The organization that was joined; null after declining. */
    async (isAccepted: boolean): Promise<string | null> => {
      if (isAccepted) return (await call(acceptInvitation, { body: { token } })).organizationId
      await call(declineInvitation, { body: { token } })
      return null
    },
    {
      onSuccess: async (_, isAccepted) => {
        onAnswered()
        if (isAccepted) await invalidate(queryClient, ofReader)
      },
      onError: (error) => getLinkErrorCode(error) ?? toastFailure(error, failed),
    },
  )
}
