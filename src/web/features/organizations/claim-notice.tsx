import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { claimsCatalog } from './texts/claims-texts.ts'

export type ClaimNoticeProps = { organization: { id: string; name: string } }

/** Invites people of an imported organization to claim it. */
export function ClaimNotice({ organization }: ClaimNoticeProps) {
  const { notice: texts } = useTexts(claimsCatalog)
  return (
    <aside
      aria-labelledby="claim-notice"
      className="border-line bg-sunken no-print flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border px-5 py-4"
    >
      <KeyRound aria-hidden className="text-muted size-5 shrink-0 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="claim-notice" className="text-base">
          {texts.title}
        </h2>
        <p className="text-muted mt-0.5 text-sm">{texts.text}</p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link
          {...paths.claimOrganization(organization.id)}
          aria-label={texts.actionOf({ organization: organization.name })}
        >
          {texts.action}
        </Link>
      </Button>
    </aside>
  )
}
