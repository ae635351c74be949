import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { getCurrentUser } from '#contract/accounts/accounts.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import {
  acceptInvitation,
  changeMember,
  choosePrimaryOrganization,
  declineInvitation,
  handOver,
  inviteMember,
  listInvitations,
  listMembers,
  openInvitation,
  removeMember,
  resendInvitation,
  withdrawInvitation,
} from '#contract/organizations/members.ts'
import { getOrganizationProfile } from '#contract/profiles/organization-profiles.ts'
import { call } from '#web/lib/api.ts'
import { isApiError } from '#web/lib/api-error.ts'
import { toastFailure } from '#web/lib/toast-failure.ts'
import { membersTexts } from '#web/i18n/en/members.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'

const texts = membersTexts

const refresh = (queryClient: QueryClient, ...keys: readonly (readonly string[])[]) =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))

/** What depends on which organizations are the reader's. */
const ofReader = [[getCurrentUser.path], [getOrganizationProfile.path]] as const

/** Who belongs to an organization; asked again whenever it is opened. */
export function useMembers(id: string) {
  return useQuery({
    queryKey: [listMembers.path, id],
    queryFn: (context) => call(listMembers, { params: { id } }, context),
    refetchOnMount: 'always',
  })
}

/** The invitations that nobody has answered, for owners. */
export function useInvitations(id: string) {
  return useQuery({
    queryKey: [listInvitations.path, id],
    queryFn: (context) => call(listInvitations, { params: { id } }, context),
    refetchOnMount: 'always',
  })
}

/** A change of who belongs to an organization, and what is said once it is made. */
export type MemberAction = {
  kind: 'owner' | 'manager' | 'remove' | 'leave' | 'handOver'
  userId: string
  done: Parameters<typeof toast>[0]
}

/** Does it; afterwards the list, and where it is about the reader their organizations, are asked for anew. */
export function useMemberAction(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, userId }: MemberAction) => {
      if (kind === 'remove' || kind === 'leave') await call(removeMember, { params: { id, userId } })
      else if (kind === 'handOver') await call(handOver, { params: { id }, body: { userId } })
      else await call(changeMember, { params: { id, userId }, body: { role: kind } })
    },
    // Here, as the screen that asked is gone where one left: what it waits for would never be said.
    onSuccess: (_, { done }) => void toast(done),
    onError: (error) => toastFailure(error, texts.dialogs.failed),
    // What was refused has often been done by somebody else; of what was left there is nothing to read any more.
    onSettled: (_, error, { kind }) =>
      refresh(queryClient, ...(kind === 'leave' && !error ? [] : [[listMembers.path, id]]), ...ofReader),
  })
}

/** Sends an invitation. */
export function useInvite(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EndpointRequest<typeof inviteMember>['body']) =>
      call(inviteMember, { params: { id }, body }),
    onSuccess: (_, { email }) => {
      toast(texts.invite.done(email))
      void refresh(queryClient, [listInvitations.path, id])
    },
    onError: (error) => toastFailure(error, texts.invite.failed),
  })
}

type Which = { id: string; email: string }

/** Sends the letter of an invitation again. */
export function useResendInvitation(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (which: Which) => call(resendInvitation, { params: { id, invitationId: which.id } }),
    onSuccess: (_, { email }) => void toast(texts.invite.done(email)),
    onError: (error) => toastFailure(error, texts.invite.failed),
    onSettled: () => refresh(queryClient, [listInvitations.path, id]),
  })
}

/** Takes an invitation back. */
export function useWithdrawInvitation(id: string) {
  const queryClient = useQueryClient()
  const { withdrawn, withdrawFailed } = texts.invitations
  return useMutation({
    mutationFn: (which: Which) => call(withdrawInvitation, { params: { id, invitationId: which.id } }),
    onSuccess: () => void toast(withdrawn),
    onError: (error) => toastFailure(error, withdrawFailed),
    onSettled: () => refresh(queryClient, [listInvitations.path, id]),
  })
}

/** Chooses which organization is meant where none is named. */
export function useChoosePrimary() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (organizationId: string) => call(choosePrimaryOrganization, { body: { organizationId } }),
    onSuccess: ({ organizationName }) => void toast(texts.primary.done(organizationName)),
    onError: (error) => toastFailure(error, texts.primary.failed),
    onSettled: () => refresh(queryClient, ...ofReader),
  })
}

/** The refusal of a link, which its page tells itself; undefined for every other failure. */
export function getLinkErrorCode(error: unknown): string | undefined {
  const codes = ['link_expired', 'invitation_not_yours', 'claim_not_yours', 'organization_not_claimable']
  return isApiError(error) ? codes.find((code) => code === error.body?.code) : undefined
}

/** What the link of an invitation is about, as this reader. */
export function useOpenedInvitation(token: string, currentUserId: string | null) {
  return useQuery({
    queryKey: [openInvitation.path, token, currentUserId],
    queryFn: (context) => call(openInvitation, { body: { token } }, context),
    enabled: token !== '',
    retry: (count, error) => count < 2 && !isApiError(error),
  })
}

/** Accepts or declines an invitation by its link. */
export function useAnswerInvitation(token: string, onAnswered: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (isAccepted: boolean) => {
      await (isAccepted
        ? call(acceptInvitation, { body: { token } })
        : call(declineInvitation, { body: { token } }))
    },
    onSuccess: async (_, isAccepted) => {
      onAnswered()
      if (isAccepted) await refresh(queryClient, ...ofReader)
    },
    onError: (error) => getLinkErrorCode(error) ?? toastFailure(error, texts.letter.failed),
  })
}
