import { Link } from '@tanstack/react-router'
import { CircleUser, ClipboardList, House, LogIn, MessageCircle, Search, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { UserMenu } from './account-menus.tsx'
import { useCurrentAt } from './current-link.ts'
import { UnreadMark } from './unread-mark.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { Visitor } from './visitor.ts'

export type TabBarProps = {
  visitor: Visitor | null
  onSignOut: () => void
}

const tab =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-muted no-underline -outline-offset-2 aria-[current=page]:text-primary-ink aria-[current=page]:font-semibold'

/** The main links within reach of the thumb, for widths where the header has no room for them. */
export function TabBar({ visitor, onSignOut }: TabBarProps) {
  const layoutTexts = useTexts(layoutCatalog)
  const { tabs, phoneNavigation } = layoutTexts
  const currentAt = useCurrentAt()
  return (
    <nav
      aria-label={phoneNavigation}
      className="border-line bg-surface no-print short:static fixed inset-x-0 bottom-0 z-30 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex *:min-w-0 *:flex-1">
        <li>
          <Link to="/" activeOptions={{ exact: true }} aria-current={currentAt('/home')} className={tab}>
            <TabLabel icon={House} label={tabs.home} />
          </Link>
        </li>
        <li>
          <Link to="/browse" aria-current={currentAt('/browse')} className={tab}>
            <TabLabel icon={Search} label={tabs.browse} />
          </Link>
        </li>
        {visitor && (
          <>
            <li>
              <Link to="/applications" aria-current={currentAt('/my-applications')} className={tab}>
                <TabLabel icon={ClipboardList} label={tabs.applications} />
              </Link>
            </li>
            <li>
              <Link {...paths.messages()} className={tab}>
                <TabLabel
                  icon={MessageCircle}
                  label={layoutTexts.messages}
                  mark={<TabUnreadMark visitor={visitor} />}
                />
              </Link>
            </li>
          </>
        )}
        <li>
          {visitor ? (
            <UserMenu
              side="top"
              visitor={visitor}
              onSignOut={onSignOut}
              trigger={
                <button type="button" className={tab}>
                  <TabLabel icon={CircleUser} label={tabs.account} />
                </button>
              }
            />
          ) : (
            <Link to="/auth" className={tab}>
              <TabLabel icon={LogIn} label={tabs.signIn} />
            </Link>
          )}
        </li>
      </ul>
    </nav>
  )
}

function TabUnreadMark({ visitor }: { visitor: Visitor }) {
  return <UnreadMark visitor={visitor} className="absolute start-full -top-1.5 -ms-1.5" />
}

function TabLabel({ icon: Icon, label, mark }: { icon: LucideIcon; label: string; mark?: ReactNode }) {
  return (
    <>
      <span className="relative">
        <Icon aria-hidden className="size-5.5" />
        {mark}
      </span>
      <span className="line-clamp-2 max-w-full text-center leading-tight wrap-anywhere max-[22.5rem]:text-[0.6875rem] max-[22.5rem]:tracking-tight">
        {label}
      </span>
    </>
  )
}
