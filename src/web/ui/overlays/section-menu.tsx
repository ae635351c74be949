import { Link } from '@tanstack/react-router'
import { ChevronsUpDown, List } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { focusSection } from '#web/lib/focus/arrival.ts'
import { opensElsewhere } from '#web/lib/navigation/link-click.ts'
import { DropdownMenu, MenuItem, MenuLabel } from './dropdown-menu.tsx'

type SectionMenuProps = {
  /** What the button says. */
  children: ReactNode
  /** The sections of the screen by the ids of their headings; a group without a title has no heading. */
  groups: readonly { title?: string; sections: readonly { id: string; title: string }[] }[]
}

/** The sections of a long screen in one row, where there is no room for a list beside it; they take the focus along. */
export function SectionMenu({ children, groups }: SectionMenuProps) {
  const chosen = useRef<string>(undefined)
  return (
    <DropdownMenu
      align="start"
      onClosed={(event) => {
        if (chosen.current === undefined) return
        event.preventDefault()
        focusSection(chosen.current)
        chosen.current = undefined
      }}
      trigger={
        <button
          type="button"
          className="border-line-strong bg-surface flex min-h-12 w-full cursor-pointer items-center gap-2.5 rounded-md border px-4 text-start font-semibold"
        >
          <List aria-hidden className="text-primary size-5 shrink-0" />
          <span className="min-w-0 flex-1">{children}</span>
          <ChevronsUpDown aria-hidden className="text-muted size-5 shrink-0" />
        </button>
      }
    >
      {groups.map(({ title, sections }) => (
        <div key={title ?? ''} className="w-[min(20rem,calc(100vw-3rem))]">
          {title !== undefined && <MenuLabel>{title}</MenuLabel>}
          {sections.map((section) => (
            <MenuItem key={section.id} asChild>
              <Link
                to="."
                search
                hash={section.id}
                activeOptions={{ exact: true, includeHash: true }}
                onClick={(click) => {
                  if (!opensElsewhere(click)) chosen.current = section.id
                }}
              >
                {section.title}
              </Link>
            </MenuItem>
          ))}
        </div>
      ))}
    </DropdownMenu>
  )
}
