import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { scrollInRow } from '#web/lib/scroll-in-row.ts'
import { useTexts } from '#web/lib/texts.ts'
import { adminSections, getWaitingKey } from './sections.ts'
import { useAdminOverview } from './overview-api.ts'

const place =
  'flex min-h-11 items-center gap-2.5 rounded-md px-3 text-sm font-medium whitespace-nowrap text-muted no-underline transition-colors hover:bg-ink/5 hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-ink aria-[current=page]:font-semibold'

/** The layout of every admin screen: its sections, with the number of open items in each. */
export function AdminFrame() {
  return (
    <div className="page-width grid grid-cols-1 gap-x-10 gap-y-6 pt-6 pb-16 sm:pt-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <SectionLinks />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

function SectionLinks() {
  const administrationTexts = useTexts(administrationCatalog)
  const { pathname } = useLocation()
  const { data: counts } = useAdminOverview()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // When the row is wider than the screen, scrolls the current section into view.
    const place = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (list.current && place) scrollInRow(list.current, place)
    // The row grows when its counts arrive.
  }, [pathname, counts])
  return (
    <nav aria-label={administrationTexts.navigation} className="min-w-0 lg:sticky lg:top-24 lg:self-start">
      <p className="text-muted mb-2 px-3 text-xs font-semibold tracking-wide uppercase max-lg:hidden">
        {administrationTexts.title}
      </p>
      {/* On narrow screens the row is wider than the screen and scrolls sideways. */}
      <ul
        ref={list}
        className="border-line flex w-0 min-w-full gap-1 overflow-x-auto max-lg:border-b max-lg:pb-2 lg:w-auto lg:flex-col"
      >
        {adminSections.map((section) => (
          <li key={section.path}>
            <Link to={section.path} activeOptions={{ exact: section.path === '/admin' }} className={place}>
              <section.icon aria-hidden className="size-4.5 shrink-0" />
              {administrationTexts.sections[section.id]}
              <Waiting of={getWaitingKey(section)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Waiting({ of: what }: { of: ReturnType<typeof getWaitingKey> }) {
  const { data } = useAdminOverview()
  const count = what && data ? data.waiting[what] : 0
  if (count === 0) return null
  return (
    <span className="bg-accent-soft text-accent-ink ms-auto min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs font-semibold tabular-nums">
      {count}
    </span>
  )
}
