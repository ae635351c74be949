import {
  exportAccountInvitations,
  importPeople,
  listAccountInvitations,
  resendAccountInvitation,
  resendStoredAccountInvitations,
  withdrawAccountInvitation,
} from '#contract/accounts/account-invitations.ts'
import { undeliveredEmailsCatalog } from '#contract/texts/undelivered-emails-texts.ts'
import { peopleInvitationsCatalog } from '#web/features/administration/texts/people-invitations-texts.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { download } from '#web/lib/calls/api.ts'
import { useCallMutation, useEndpointMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useInvitedToast } from '#web/lib/site/stored-invitations.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import type { SentList } from '#web/ui/people-list/people-list-form.tsx'
import { peopleListCatalog } from '#web/ui/texts/people-list-texts.ts'

/** Says what would happen to a list, and does nothing. */
export function useCheckPeople() {
  return useEndpointMutation(importPeople, (csv: string) => ({ body: { csv, dryRun: true } }))
}

/** Invites the people of a list. */
export function useInvitePeople() {
  const texts = useTexts(peopleInvitationsCatalog)
  const { sent } = useTexts(peopleListCatalog)
  const describe = useInvitedToast()
  return useEndpointMutation(importPeople, (list: SentList) => ({ body: { ...list, dryRun: false } }), {
    invalidates: [listAccountInvitations],
    done: ({ invited }) =>
      describe(invited, { title: sent({ count: invited }), description: texts.sentText }),
  })
}

/** The invitations that no one accepted, newest first. */
export function useOpenInvitations() {
  return useEndpointList(listAccountInvitations, { query: {} })
}

/** Downloads the invitations that no one accepted. */
export const useInvitationsExport = () => useCallMutation(() => download(exportAccountInvitations, {}))

type Which = { id: string; email: string }

const settled = { invalidates: [listAccountInvitations], invalidatesAfter: 'settled' } as const

/** Sends an invitation again. */
export function useResend() {
  const { open: texts } = useTexts(peopleInvitationsCatalog)
  const describe = useInvitedToast()
  return useEndpointMutation(resendAccountInvitation, ({ id }: Which) => ({ params: { id } }), {
    ...settled,
    done: (_, { email }) => describe(1, { title: texts.resent({ email }) }),
    failed: texts.resendFailed,
  })
}

/** Sends all invitations again that the site only stored. */
export function useResendStored() {
  const texts = useTexts(undeliveredEmailsCatalog)
  return useEndpointMutation(resendStoredAccountInvitations, () => ({}), {
    ...settled,
    done: ({ sent }) => ({ title: texts.sentAgain({ count: sent }) }),
    failed: texts.sendAgainFailed,
  })
}

/** Withdraws an invitation. */
export function useWithdraw() {
  const { open: texts } = useTexts(peopleInvitationsCatalog)
  return useEndpointMutation(withdrawAccountInvitation, ({ id }: Which) => ({ params: { id } }), {
    ...settled,
    done: { title: texts.withdrawn },
    failed: texts.withdrawFailed,
  })
}
