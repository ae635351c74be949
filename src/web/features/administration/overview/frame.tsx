import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { ChevronsUpDown } from 'lucide-react'
import { administrationCatalog } from '#web/features/administration/texts/administration-texts.ts'
import { formatNumber } from '#web/lib/format/format-number.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { DropdownMenu, MenuItem } from '#web/ui/overlays/dropdown-menu.tsx'
import { useReader } from '#web/features/administration/reader.ts'
import { adminSections, findSection, getWaitingKey, listSections } from './sections.ts'
import { useWaiting } from './overview-api.ts'

const place =
  'flex min-h-11 items-center gap-2.5 rounded-md px-3 text-sm font-medium whitespace-nowrap text-muted no-underline transition-colors hover:bg-ink/5 hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary-ink aria-[current=page]:font-semibold'

/** The layout of every admin screen: its sections, with the number of open items in each. */
export function AdminFrame() {
  const { navigation } = useTexts(administrationCatalog)
  return (
    <div className="page-width grid grid-cols-1 gap-x-10 gap-y-6 pt-6 pb-16 sm:pt-8 lg:grid-cols-[13rem_minmax(0,1fr)] print:grid-cols-1 print:pt-0">
      <nav
        aria-label={navigation}
        className="no-print lg:short:static min-w-0 lg:sticky lg:top-24 lg:self-start"
      >
        <SectionLinks />
        <SectionMenu />
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

type Section = (typeof adminSections)[number]

function useCurrentSection(): Section {
  const { pathname } = useLocation()
  return findSection(adminSections, pathname) ?? adminSections[0]
}

/** The sections that wide screens show one below the other. */
function SectionLinks() {
  const reader = useReader()
  const texts = useTexts(administrationCatalog)
  return (
    <div className="max-lg:hidden">
      <p className="text-muted mb-2 px-3 text-xs font-semibold tracking-wide uppercase">{texts.title}</p>
      <ul className="flex flex-col gap-1">
        {listSections(reader).map((section) => (
          <li key={section.path}>
            <SectionLink section={section} className={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same in a menu, whose button names the current section and what waits in others. */
function SectionMenu() {
  const reader = useReader()
  const texts = useTexts(administrationCatalog)
  const language = useLanguage()
  const current = useCurrentSection()
  const waiting = useWaiting()
  const all = Object.values(waiting).reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const kind = getWaitingKey(current)
  const own = kind ? (waiting[kind] ?? 0) : 0
  return (
    <div className="lg:hidden">
      <DropdownMenu
        align="start"
        trigger={
          <button
            type="button"
            className="border-line-strong bg-surface flex min-h-12 w-full cursor-pointer items-center gap-2.5 rounded-md border px-4 text-start font-semibold"
          >
            <current.icon aria-hidden className="text-primary size-5 shrink-0" />
            {/* With large text, what waits elsewhere goes below the name. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2.5">
              <span className="flex max-w-full min-w-0 items-baseline gap-2">
                <span className="truncate">
                  <span className="sr-only">{texts.menu}</span>
                  {` ${texts.sections[current.id]}`}
                </span>{' '}
                {/* Cutting a long name leaves the number. */}
                {own > 0 && (
                  <span className={`${countClasses} shrink-0`}>
                    <span aria-hidden>{formatNumber(language, own)}</span>
                    <span className="sr-only">{texts.waiting({ count: own })}</span>
                  </span>
                )}
              </span>{' '}
              {all > own && (
                <span className="text-muted text-sm font-normal">
                  {/* A phone has no room for the whole sentence. */}
                  <span aria-hidden className="sm:hidden">
                    {texts.waitingElsewhereShort({ count: all - own })}
                  </span>
                  <span className="max-sm:sr-only">{texts.waitingElsewhere({ count: all - own })}</span>
                </span>
              )}
            </span>
            <ChevronsUpDown aria-hidden className="text-muted size-5 shrink-0" />
          </button>
        }
      >
        {/* In two columns, all of them fit on a phone. */}
        <div className="grid w-[min(36rem,calc(100vw-3rem))] grid-cols-2">
          {listSections(reader).map((section) => (
            <MenuItem key={section.path} asChild>
              <SectionLink section={section} />
            </MenuItem>
          ))}
        </div>
      </DropdownMenu>
    </div>
  )
}

function SectionLink({ section, ...rest }: { section: Section; className?: string }) {
  const texts = useTexts(administrationCatalog)
  const language = useLanguage()
  const current = useCurrentSection()
  const kind = getWaitingKey(section)
  const waiting = useWaiting()
  const count = kind ? (waiting[kind] ?? 0) : 0
  return (
    <Link to={section.path} activeOptions={{ exact: section !== current }} {...rest}>
      <section.icon aria-hidden className="size-4.5 shrink-0" />
      {`${texts.sections[section.id]} `}
      {count > 0 && <span className={`${countClasses} ms-auto`}>{formatNumber(language, count)}</span>}
    </Link>
  )
}

const countClasses =
  'bg-accent-soft text-accent-ink min-w-6 rounded-full px-1.5 py-0.5 text-center text-xs font-semibold tabular-nums'
