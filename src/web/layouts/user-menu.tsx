import { Link } from '@tanstack/react-router'
import {
  Command,
  LayoutDashboard,
  LogOut,
  Monitor,
  Moon,
  ShieldUser,
  SquarePlus,
  Star,
  Sun,
  UserRound,
  UserSearch,
} from 'lucide-react'
import type { ReactElement } from 'react'
import { showCommandPalette } from '#web/lib/navigation/command-palette.ts'
import { themes, useTheme } from '#web/lib/site/theme.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { MenuChoices, MenuItem, MenuSeparator } from '#web/ui/overlays/dropdown-menu.tsx'
import { DropdownMenuBase } from '#web/ui/overlays/dropdown-menu-base.tsx'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { layoutCatalog } from './texts/layout-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { getVisitorName, type Visitor } from './visitor.ts'

export type UserMenuProps = {
  visitor: Visitor
  onSignOut: () => void
  trigger: ReactElement
  side?: 'top' | 'bottom'
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

/** Everything that belongs to the account: profile, reviews, dashboard, theme, sign out (spec F2.6). */
export function UserMenu({ visitor, onSignOut, trigger, side = 'bottom' }: UserMenuProps) {
  const layoutTexts = useTexts(layoutCatalog)
  const { theme, chooseTheme } = useTheme()
  return (
    <DropdownMenuBase trigger={trigger} side={side}>
      <div className="px-3 pt-2 pb-2.5">
        <p className="truncate font-semibold">{getVisitorName(visitor)}</p>
        <p className="text-muted truncate text-sm">{visitor.email}</p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link {...paths.profile()}>
          <UserRound aria-hidden />
          {layoutTexts.profile}
        </Link>
      </MenuItem>
      {visitor.createsProjects && (
        // It does not fit the phone's tab bar, nor always the header of a tablet.
        <MenuItem asChild className="lg:hidden">
          <Link {...paths.createProject()}>
            <SquarePlus aria-hidden />
            {layoutTexts.createProject}
          </Link>
        </MenuItem>
      )}
      {visitor.findsVolunteers && (
        <MenuItem asChild>
          <Link {...paths.volunteers()}>
            <UserSearch aria-hidden />
            {layoutTexts.findVolunteers}
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link {...paths.reviews()}>
          <Star aria-hidden />
          {layoutTexts.reviews}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link {...paths.dashboard()}>
          <LayoutDashboard aria-hidden />
          {layoutTexts.dashboard}
        </Link>
      </MenuItem>
      {visitor.isStaff && (
        <MenuItem asChild>
          <Link {...paths.admin()}>
            <ShieldUser aria-hidden />
            {layoutTexts.administration}
          </Link>
        </MenuItem>
      )}
      <MenuItem icon={Command} className="max-md:hidden" onSelect={() => showCommandPalette(true)}>
        {layoutTexts.palette}
        <Kbd keys="Ctrl+K" className="ms-auto" />
      </MenuItem>
      <MenuSeparator />
      <MenuChoices
        label={layoutTexts.theme.label}
        value={theme}
        onValueChange={chooseTheme}
        options={themes.map((value) => ({ value, label: layoutTexts.theme[value], icon: themeIcons[value] }))}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        {layoutTexts.signOut}
      </MenuItem>
    </DropdownMenuBase>
  )
}
