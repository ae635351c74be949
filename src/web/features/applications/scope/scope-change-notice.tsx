import { Link } from '@tanstack/react-router'
import { FilePen } from 'lucide-react'
import type { Application } from '#contract/applications/applications.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { scopeCatalog } from '#web/features/applications/texts/scope-texts.ts'

/** An open request in the volunteer's own list; its answer is on the page of the scope. */
export function ScopeChangeNotice({ application }: { application: Application }) {
  const { summary: texts } = useTexts(scopeCatalog)
  const { scope, project, organization } = application
  if (!scope?.isChangeOpen) return null
  return (
    <p className="bg-accent-soft text-accent-ink mt-3 flex gap-3 rounded-md px-3 py-2 text-sm">
      <FilePen aria-hidden className="mt-1 size-4 shrink-0" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="min-w-0" dir="auto">
          {texts.change({ organization: organization.organizationName })}
        </span>
        <Link
          {...paths.agreedScope(application.id)}
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
          aria-label={texts.answerOn({ project: project.title })}
        >
          {texts.answer}
        </Link>
      </span>
    </p>
  )
}
