import { Mail, X } from 'lucide-react'
import { use, useEffect, useRef } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { SiteContext } from '#web/lib/site/site.ts'
import { dismissNotice, useNoticeState } from '#web/lib/session/verify-notice.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { BounceNotice } from './bounce-notice.tsx'
import { useResendVerification } from './recovery-api.ts'
import { recoveryCatalog } from './texts/recovery-texts.ts'

/** Says on every page what is wrong with the person's address: emails bounce, or it is not verified. */
export function VerifyNotice({ user }: { user: User }) {
  return user.isEmailBounced ? <BounceNotice user={user} /> : <Reminder user={user} />
}

/** Reminds that the address is not verified, until it is or the person dismisses this. */
function Reminder({ user }: { user: User }) {
  const { notice } = useTexts(recoveryCatalog)
  const { aside, called } = useNoticeState()
  const { isTestCopy } = use(SiteContext)
  const way = isTestCopy ? notice.testCopy : notice.link({ email: user.email })
  const sent = isTestCopy ? notice.testCopy : notice.sent({ email: user.email })
  const resend = useResendVerification()
  const box = useRef<HTMLElement>(null)
  const answered = useRef(called)
  useEffect(() => {
    if (answered.current === called) return
    answered.current = called
    box.current?.focus()
  }, [called])
  if (user.isEmailVerified || aside === user.email) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={notice.label}
      className="border-line bg-info-soft text-info no-print border-b -outline-offset-2"
    >
      <div className="page-width flex items-center gap-x-2 py-1 sm:gap-x-3">
        <Mail aria-hidden className="size-4 shrink-0 max-sm:hidden" />
        <p role="status" className="min-w-0 flex-1 py-1.5 text-sm font-medium wrap-anywhere">
          {resend.isSuccess ? (
            sent
          ) : (
            <>
              {user.mustVerifyEmail ? notice.required : notice.text}
              {/* A long address is cut: on a phone, it would take five lines above every page. */}
              <span className="block truncate sm:inline sm:whitespace-normal">{` ${way}`}</span>
            </>
          )}
        </p>
        {!resend.isSuccess && (
          <Button
            variant="ghost"
            size="sm"
            className="text-info"
            loading={resend.isPending}
            loadingText={notice.pending}
            onClick={() => resend.mutate()}
          >
            {notice.again}
          </Button>
        )}
        <IconButton size="sm" label={notice.dismiss} icon={X} onClick={() => dismissNotice(user.email)} />
      </div>
    </section>
  )
}
