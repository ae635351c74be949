import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { decisionsCatalog } from './texts/decisions-texts.ts'

/** Says on every page that the organization that acts is suspended, and where to appeal. */
export function SuspendedNotice({ name }: { name: string }) {
  const { notice } = useTexts(decisionsCatalog)
  return (
    <section aria-label={notice.label} className="border-line bg-warn-soft text-warn no-print border-b">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm font-medium">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{notice.text({ name })}</p>
        <Link {...paths.decisions()} className="link inline-flex min-h-6 items-center">
          {notice.open}
        </Link>
      </div>
    </section>
  )
}
