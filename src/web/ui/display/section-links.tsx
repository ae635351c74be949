import { Link } from '@tanstack/react-router'
import { focusSection } from '#web/lib/arrival.ts'
import { joinClasses } from '#web/ui/class-names.ts'

type SectionLinksProps = {
  label: string
  /** The sections of the screen, by the ids of their headings. */
  sections: readonly { id: string; title: string }[]
  /** From which width on it stays beside the sections, one link below the other. */
  beside: 'lg' | 'xl'
}

const besideClasses = {
  lg: { nav: 'lg:short:static lg:sticky lg:top-24 lg:mb-0 lg:self-start', list: 'lg:grid lg:gap-x-0' },
  xl: { nav: 'xl:short:static xl:sticky xl:top-24 xl:mb-0 xl:self-start', list: 'xl:grid xl:gap-x-0' },
} as const

/** Links to the sections of a long screen, which take the focus along. */
export function SectionLinks({ label, sections, beside }: SectionLinksProps) {
  const { nav, list } = besideClasses[beside]
  return (
    <nav aria-label={label} className={joinClasses('mb-6', nav)}>
      <ul className={joinClasses('flex flex-wrap gap-x-5', list)}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              search
              hash={id}
              onClick={() => focusSection(id)}
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
