import { Link } from '@tanstack/react-router'
import { Award, ChevronRight, LayoutDashboard, Sparkles, Star, Trophy, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { UserType } from '#domain/accounts/accounts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { HomeCard } from './home-card.tsx'

/** The links of a side (spec F2.8). */
export function QuickAccess({ mode }: { mode: UserType }) {
  const { quickAccess, links } = useTexts(homeCatalog)
  const dashboard = mode === 'volunteer' ? paths.volunteerDashboard() : paths.organizationDashboard()
  return (
    <HomeCard title={quickAccess}>
      <ul className="divide-line divide-y">
        <Entry icon={LayoutDashboard} label={links.dashboard}>
          {(props) => <Link {...dashboard} {...props} />}
        </Entry>
        <Entry icon={Sparkles} label={links.matching}>
          {(props) => <Link {...paths.matching()} {...props} />}
        </Entry>
        <Entry icon={Star} label={links.reviews}>
          {(props) => <Link {...paths.reviews()} {...props} />}
        </Entry>
        <Entry icon={Trophy} label={links.topOrganizations}>
          {(props) => <Link {...paths.topOrganizations()} {...props} />}
        </Entry>
        <Entry icon={Award} label={links.rewards}>
          {(props) => <Link {...paths.rewards()} {...props} />}
        </Entry>
      </ul>
    </HomeCard>
  )
}

type EntryProps = {
  icon: LucideIcon
  label: string
  children: (props: { className: string; children: ReactNode }) => ReactElement
}

function Entry({ icon: Icon, label, children: link }: EntryProps) {
  return (
    <li>
      {link({
        className:
          'text-ink hover:bg-sunken flex min-h-11 items-center gap-3 px-4 font-medium no-underline -outline-offset-2 transition-colors',
        children: (
          <>
            <Icon aria-hidden className="text-primary size-4.5 shrink-0" />
            {label}
            <ChevronRight aria-hidden className="text-primary ms-auto size-4 shrink-0 rtl:-scale-x-100" />
          </>
        ),
      })}
    </li>
  )
}
