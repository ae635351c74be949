import { ChevronsUpDown } from 'lucide-react'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { layoutCatalog } from './texts/layout-texts.ts'
import { sideIcons } from './visitor.ts'

/** Shows who acts: one of several organizations, or the volunteer of an account that has both sides. */
export function SwitcherButton({ acting, ...trigger }: { acting: string | null }) {
  const { accountSwitcher: texts } = useTexts(layoutCatalog)
  const Volunteer = sideIcons.volunteer
  const name = acting ?? texts.volunteer.title
  return (
    <button
      type="button"
      aria-label={texts.current({ account: name })}
      className="border-line-strong bg-surface hover:bg-sunken flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md border px-1.5 text-sm font-semibold whitespace-nowrap transition-colors"
      {...trigger}
    >
      {acting === null ? (
        <Volunteer aria-hidden className="m-1 size-5 shrink-0" />
      ) : (
        <Avatar name={acting} size="sm" />
      )}
      <span className="max-w-40 truncate max-xl:hidden" dir="auto">
        {name}
      </span>
      <ChevronsUpDown aria-hidden className="text-muted size-4 shrink-0 max-sm:hidden" />
    </button>
  )
}
