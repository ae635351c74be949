import { Link } from '@tanstack/react-router'
import { MailWarning } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useRetryEmail } from './recovery-api.ts'
import { recoveryCatalog } from './texts/recovery-texts.ts'

/** Says on every page that emails bounce from the address, until the person changes it or says that it works. */
export function BounceNotice({ user }: { user: User }) {
  const { bounce: texts } = useTexts(recoveryCatalog)
  const retry = useRetryEmail()
  return (
    <section
      aria-label={texts.label}
      className="border-line bg-warn-soft text-warn no-print border-b -outline-offset-2"
    >
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <MailWarning aria-hidden className="size-4 shrink-0 max-sm:hidden" />
        <p className="min-w-0 flex-1 basis-64 text-sm font-medium wrap-anywhere">
          {texts.text({ email: user.email })}
        </p>
        <Link
          to="/profile"
          search={{ tab: 'settings' }}
          hash="email-settings"
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          {texts.change}
        </Link>
        <Button
          variant="ghost"
          size="sm"
          className="text-warn"
          loading={retry.isPending}
          loadingText={texts.pending}
          onClick={() => retry.mutate()}
        >
          {texts.again}
        </Button>
      </div>
    </section>
  )
}
