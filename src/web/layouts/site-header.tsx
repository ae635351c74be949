import { Link } from '@tanstack/react-router'
import { ChevronDown, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { getSiteName } from '#contract/i18n/site-name.ts'
import { showCommandPalette } from '#web/lib/navigation/command-palette.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { Logo, LogoMark } from '#web/ui/display/logo.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { UserMenu } from './account-menus.tsx'
import { AccountSwitcher } from './account-switcher.tsx'
import { useCurrentAt } from './current-link.ts'
import { UnreadMark } from './unread-mark.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { getVisitorName, type ModeSwitch, type Visitor } from './visitor.ts'

export type SiteHeaderProps = {
  visitor: Visitor | null
  onSignOut: () => void
  /** Only for accounts with both sides. */
  modeSwitch?: ModeSwitch | undefined
  /** For accounts with several organizations, in place of `modeSwitch`: chooses who acts. */
  organizationSwitch?: ReactNode
  /** The notification bell of a signed-in user. */
  bell?: ReactNode
  /** Anchors on this page that replace the usual links, as on the landing page. */
  anchors?: readonly { href: string; label: string }[] | undefined
}

const navLink =
  'rounded-sm px-1.5 py-2.5 xl:px-3 text-sm leading-tight font-medium text-muted no-underline transition-colors hover:text-ink aria-[current=page]:text-ink aria-[current=page]:font-semibold'

/** The bar at the top of every page (spec F2.6). */
export function SiteHeader(props: SiteHeaderProps) {
  const { visitor, onSignOut, modeSwitch, organizationSwitch, bell, anchors } = props
  const layoutTexts = useTexts(layoutCatalog)
  return (
    <header className="border-line bg-canvas no-print short:static sticky top-0 z-30 border-b">
      <div className="page-width flex h-16 items-center gap-2">
        <Link
          to="/"
          aria-label={layoutTexts.home}
          // A long name of the site is cut before the links wrap.
          className="text-ink -ms-1 flex min-h-11 min-w-11 shrink-4 items-center rounded-sm p-1 no-underline"
        >
          {/* On tablets, and up to small desktop widths for users who create projects, the links and the bell need the room of the product name. */}
          {visitor && (
            <LogoMark
              className={joinClasses(
                'min-[24rem]:max-md:hidden',
                visitor.createsProjects ? 'xl:hidden' : 'lg:hidden',
              )}
            />
          )}
          <Logo
            name={getSiteName()}
            className={joinClasses(
              // The product's name fits beside Get Started on the smallest phones.
              visitor ? 'max-[24rem]:hidden' : 'max-[24rem]:text-base',
              visitor && (visitor.createsProjects ? 'md:max-xl:hidden' : 'md:max-lg:hidden'),
            )}
          />
        </Link>
        <nav
          aria-label={layoutTexts.mainNavigation}
          // Four anchors do not fit on a tablet, where the sections are a short scroll away.
          className={`ms-2 hidden min-w-0 items-center gap-1 lg:ms-4 ${anchors ? 'lg:flex' : 'md:flex'}`}
        >
          {anchors ? (
            anchors.map(({ href, label }) => (
              <a key={href} href={href} className={navLink}>
                {label}
              </a>
            ))
          ) : (
            <PageLinks visitor={visitor} hasSwitch={Boolean(modeSwitch ?? organizationSwitch)} />
          )}
        </nav>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          {visitor ? (
            <>
              {organizationSwitch ?? (modeSwitch && <AccountSwitcher {...modeSwitch} />)}
              <PaletteButton isCompact={Boolean(organizationSwitch) || visitor.isStaff === true} />
              {bell}
              <UserMenu visitor={visitor} onSignOut={onSignOut} trigger={<MenuButton visitor={visitor} />} />
            </>
          ) : (
            <>
              <Button asChild variant="ghost" size="sm" className="max-sm:hidden">
                <Link to="/auth">{layoutTexts.signIn}</Link>
              </Button>
              <Button asChild size="sm">
                <Link {...paths.signUp()}>{layoutTexts.getStarted}</Link>
              </Button>
            </>
          )}
        </div>
      </div>
    </header>
  )
}

function PageLinks({ visitor, hasSwitch }: { visitor: Visitor | null; hasSwitch: boolean }) {
  const layoutTexts = useTexts(layoutCatalog)
  const currentAt = useCurrentAt()
  return (
    <>
      {visitor && (
        <Link
          {...paths.dashboard()}
          aria-current={currentAt('-dashboard') ?? currentAt('/my-projects')}
          className={navLink}
        >
          {layoutTexts.dashboard}
        </Link>
      )}
      <Link to="/browse-projects" aria-current={currentAt('/browse')} className={navLink}>
        {layoutTexts.browseProjects}
      </Link>
      <Link {...paths.messages()} className={joinClasses(navLink, 'whitespace-nowrap')}>
        {layoutTexts.messages}
        <UnreadMark visitor={visitor} className="ms-1.5" />
      </Link>
      {visitor && (
        <Link to="/applications" aria-current={currentAt('/my-applications')} className={navLink}>
          {layoutTexts.applications}
        </Link>
      )}
      {visitor?.createsProjects && (
        // Beside the switch there is no room for it on a tablet, where the account menu has it.
        <Link to="/create-project" className={joinClasses(navLink, hasSwitch && 'max-lg:hidden')}>
          {layoutTexts.createProject}
        </Link>
      )}
      {visitor?.isStaff && (
        <Link {...paths.admin()} className={joinClasses(navLink, 'max-xl:hidden')}>
          {layoutTexts.administration}
        </Link>
      )}
    </>
  )
}

/**
 * Shows that there is a command palette; compact beside the switcher and the link of staff. On narrower screens there
 * is no room, and the account menu has it.
 */
function PaletteButton({ isCompact }: { isCompact: boolean }) {
  const layoutTexts = useTexts(layoutCatalog)
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="border-line bg-surface text-muted hover:text-ink hover:border-line-strong flex min-h-10 cursor-pointer items-center gap-2 rounded-md border px-2.5 whitespace-nowrap transition-colors max-xl:hidden"
      onClick={() => showCommandPalette(true)}
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <VisuallyHidden>{layoutTexts.palette}</VisuallyHidden>
      {!isCompact && <Kbd keys="Ctrl+K" />}
    </button>
  )
}

// Radix passes its own props to the trigger, so everything not named here goes to the button.
function MenuButton({ visitor, ...trigger }: { visitor: Visitor }) {
  const layoutTexts = useTexts(layoutCatalog)
  const name = getVisitorName(visitor)
  return (
    <button
      type="button"
      aria-label={layoutTexts.userMenu({ name })}
      className="hover:bg-ink/7 flex min-h-11 items-center gap-2.5 rounded-md p-1 pe-2 text-start transition-colors"
      {...trigger}
    >
      <Avatar name={name} imageUrl={visitor.imageUrl} eager />
      <ChevronDown aria-hidden className="text-muted size-4 max-sm:hidden" />
    </button>
  )
}
