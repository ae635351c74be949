import { Overview } from '#web/features/administration/overview/overview.tsx'
import { Search } from 'lucide-react'
import { showCommandPalette } from '#web/lib/navigation/command-palette.ts'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { useSession } from '#web/features/accounts/session.ts'
import { describeSearch } from '#web/lib/navigation/describe-search.ts'
import { findCatalog } from '#web/lib/texts/find-texts.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'

/** The start of the administrators' area at /admin: open cases and the state of the platform. */
export function AdminOverviewPage() {
  const { title } = useTexts(administrationCatalog)
  const texts = useTexts(adminHomeCatalog)
  usePageHead({ title })
  const finds = useTexts(findCatalog)
  const { user } = useSession()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => showCommandPalette(true)}
          className="border-line-strong bg-surface text-muted hover:text-ink flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-md border px-3 text-start text-sm sm:w-84"
        >
          <Search aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 flex-1 truncate">{user && describeSearch(finds, user)}</span>
          <Kbd keys="/" className="max-lg:hidden" />
        </button>
      </div>
      <Overview />
    </>
  )
}
