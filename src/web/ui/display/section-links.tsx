import { Link } from '@tanstack/react-router'
import { focusSection } from '#web/lib/focus/arrival.ts'
import { whenOpenedHere } from '#web/lib/navigation/link-click.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { SectionMenu } from '#web/ui/overlays/section-menu.tsx'

type SectionLinksProps = {
  label: string
  /** The sections of the screen, by the ids of their headings. */
  sections: readonly { id: string; title: string }[]
  /** From which width on it stays beside the sections, one link below the other. */
  beside: 'lg' | 'xl'
}

const besideClasses = {
  lg: {
    nav: 'lg:short:static lg:sticky lg:top-24 lg:mb-0 lg:self-start',
    menu: 'lg:hidden',
    list: 'max-lg:hidden',
  },
  xl: {
    nav: 'xl:short:static xl:sticky xl:top-24 xl:mb-0 xl:self-start',
    menu: 'xl:hidden',
    list: 'max-xl:hidden',
  },
} as const

/** Links to the sections of a long screen, which take the focus along; in a menu where they don't fit beside them. */
export function SectionLinks({ label, sections, beside }: SectionLinksProps) {
  const { nav, menu, list } = besideClasses[beside]
  return (
    <nav aria-label={label} className={joinClasses('mb-6', nav)}>
      <div className={menu}>
        <SectionMenu groups={[{ sections }]}>{label}</SectionMenu>
      </div>
      <ul className={joinClasses('grid', list)}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              search
              hash={id}
              activeOptions={{ exact: true, includeHash: true }}
              onClick={whenOpenedHere(() => focusSection(id))}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
