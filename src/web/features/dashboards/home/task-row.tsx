import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { homesCatalog } from '#web/features/dashboards/texts/homes-texts.ts'

export type TaskRowProps = {
  icon: LucideIcon
  title: string
  text: ReactNode
  /** How old it is. */
  age?: string | undefined
  /** It has waited too long. */
  isLate?: boolean
  /** The next action of the list. */
  isFirst: boolean
  /** What the button says. */
  action: string
  /** The link that the button is, without its text. */
  link: (props: { children: string; 'aria-label': string }) => ReactElement
}

/** One thing that needs the reader, 60 px high; on phones the button is below its text. */
export function TaskRow({
  icon: Icon,
  title,
  text,
  age,
  isLate = false,
  isFirst,
  action,
  link,
}: TaskRowProps) {
  const { actionOn } = useTexts(homesCatalog)
  return (
    <li className="grid min-h-15 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-4 py-2 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
      <span className="bg-primary-soft text-primary-ink grid size-9 place-items-center rounded-sm max-sm:self-start">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="leading-5 font-semibold wrap-anywhere sm:truncate" dir="auto">
          {title}
        </p>
        <p className="text-muted line-clamp-2 text-sm leading-5 wrap-anywhere sm:line-clamp-1">{text}</p>
      </div>
      <div className="col-start-2 flex items-center justify-between gap-3 sm:contents">
        <span
          className={joinClasses(
            'text-sm whitespace-nowrap tabular-nums',
            isLate ? 'text-danger font-semibold' : 'text-muted',
          )}
        >
          {age}
        </span>
        <Button asChild size="sm" variant={isFirst ? 'primary' : 'secondary'} className="sm:min-w-24">
          {link({ children: action, 'aria-label': actionOn({ action, title }) })}
        </Button>
      </div>
    </li>
  )
}
