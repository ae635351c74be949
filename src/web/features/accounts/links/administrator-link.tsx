import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck, ShieldUser, Unlink, UserRoundX } from 'lucide-react'
import { acceptAdministratorLink, openAdministratorLink } from '#contract/administration/administration.ts'
import type { User } from '#contract/accounts/accounts.ts'
import { call } from '#web/lib/calls/api.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { withEmail } from '#web/lib/session/sign-in-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { EmailLinkFrame } from '#web/ui/display/email-link-frame.tsx'
import { OpeningLink } from '#web/ui/display/opening-link.tsx'
import {
  administrationCatalog,
  type AdministrationTexts,
} from '#web/features/administration/texts/administration-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { toast } from '#web/ui/feedback/toast-store.ts'
import {
  getLinkError,
  toastAccountFailure,
  useResendVerification,
} from '#web/features/accounts/recovery-api.ts'
import { refreshUser } from '#web/features/accounts/session.ts'

type AdministratorLinkProps = {
  token: string
  user: User | null
  /** Where to return after signing in. */
  next: string
  onAccepted: () => void
  /** Signs out, to sign in as someone else. */
  onSwitch: () => void
}

/** Shown for the link that `npm run admin` prints: the person with that email address becomes an administrator. */
export function AdministratorLink({ token, user, next, onAccepted, onSwitch }: AdministratorLinkProps) {
  const administrationTexts = useTexts(administrationCatalog)
  const { link: texts } = administrationTexts
  const accept = useAccept(token, onAccepted)
  const isUsed = accept.isPending || accept.isSuccess
  const opened = useOpenedLink(token, { user, isUsed })
  // One frame for every state, so its title takes the focus whenever it changes.
  if (accept.data) {
    const title = accept.data.wasAdministrator ? texts.alreadyTitle : texts.doneTitle
    return renderArea(title, administrationTexts, user)
  }
  if (token === '' || getLinkError(accept.error) || getLinkError(opened.error)) {
    return <EmailLinkFrame icon={Unlink} title={texts.expiredTitle} text={texts.expiredText} />
  }
  if (!opened.data) return <OpeningLink opened={opened} failed={texts.failedTitle} />
  const { email, isForReader, needsVerifiedEmail } = opened.data
  if (user?.isAdmin && isForReader) return renderArea(texts.alreadyTitle, administrationTexts, user)
  if (user && !isForReader) {
    return (
      <EmailLinkFrame
        icon={UserRoundX}
        title={texts.otherTitle}
        text={texts.otherText({ email, own: user.email })}
      >
        <Button wide onClick={onSwitch}>
          {texts.otherAction}
        </Button>
      </EmailLinkFrame>
    )
  }
  return (
    <EmailLinkFrame icon={ShieldUser} title={texts.title} text={texts.text({ email })}>
      {user && needsVerifiedEmail ? (
        <VerifyFirst email={email} />
      ) : user ? (
        <>
          <ul className="marker:text-primary grid list-disc gap-2 ps-5">
            {Object.values(texts.steps).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <Button wide loading={accept.isPending} loadingText={texts.pending} onClick={() => accept.mutate()}>
            {texts.submit}
          </Button>
        </>
      ) : (
        <>
          <p>
            {texts.visitor} {needsVerifiedEmail && texts.verifyLater}
          </p>
          <div className="grid gap-3">
            <Button asChild wide>
              <Link {...paths.signIn({ next })} {...withEmail(email)}>
                {texts.signIn}
              </Link>
            </Button>
            <Button asChild wide variant="secondary">
              <Link {...paths.signUp({ next })} {...withEmail(email)}>
                {texts.signUp}
              </Link>
            </Button>
          </div>
        </>
      )}
    </EmailLinkFrame>
  )
}

/** What the owner of the address does before the link is of use. */
function VerifyFirst({ email }: { email: string }) {
  const { link: texts } = useTexts(administrationCatalog)
  const resend = useResendVerification()
  return (
    <>
      <p>{texts.verifyFirst({ email })}</p>
      <p className="text-muted text-sm">{texts.noEmail}</p>
      <Button
        wide
        loading={resend.isPending}
        loadingText={texts.pending}
        onClick={() =>
          resend.mutate(undefined, { onSuccess: () => toast({ title: texts.resent({ email }) }) })
        }
      >
        {texts.resend}
      </Button>
    </>
  )
}

/** What an administrator does next. */
function renderArea(title: string, { link: texts }: AdministrationTexts, user: User | null) {
  const hasSecondFactor = user?.hasSecondFactor ?? false
  return (
    <EmailLinkFrame icon={ShieldCheck} title={title} text={hasSecondFactor ? '' : texts.doneText}>
      <div className="grid gap-3">
        {!hasSecondFactor && (
          <Button asChild wide>
            <Link {...paths.profile({ tab: 'settings' })}>{texts.doneAction}</Link>
          </Button>
        )}
        <Button asChild wide variant={hasSecondFactor ? 'primary' : 'secondary'}>
          <Link {...paths.admin()}>{texts.toArea}</Link>
        </Button>
      </div>
    </EmailLinkFrame>
  )
}

/**
 * Asks again once the address is verified: the link's page is open while the person opens the email elsewhere. Not when
 * the link itself verified it, because it is used up then.
 */
function useOpenedLink(token: string, { user, isUsed }: { user: User | null; isUsed: boolean }) {
  return useEndpointQuery(
    openAdministratorLink,
    { body: { token } },
    {
      queryKey: [openAdministratorLink.path, token, user?.id ?? null, user?.isEmailVerified ?? false],
      enabled: token !== '' && !isUsed,
      refetchOnWindowFocus: 'always',
      refetchOnMount: true,
    },
  )
}

function useAccept(token: string, onAccepted: () => void) {
  const { link: texts } = useTexts(administrationCatalog)
  const queryClient = useQueryClient()
  return useCallMutation(() => call(acceptAdministratorLink, { body: { token } }), {
    onSuccess: async () => {
      onAccepted()
      await refreshUser(queryClient)
    },
    onError: (error) => toastAccountFailure(texts.failed, error),
  })
}
