import { Link } from '@tanstack/react-router'
import { Building2, ClipboardList, HandHeart, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement } from 'react'
import { themes, useTheme } from '#web/lib/theme.ts'
import { messages } from '#web/messages/messages.ts'
import { DropdownMenu, MenuChoices, MenuItem, MenuSeparator } from '#web/ui/dropdown-menu.tsx'
import { nameVisitor, type ModeSwitch, type Visitor } from './visitor.ts'

export type UserMenuProps = {
  visitor: Visitor
  modeSwitch?: ModeSwitch | undefined
  onSignOut: () => void
  trigger: ReactElement
  side?: 'top' | 'bottom'
}

const themeIcons = { system: Monitor, light: Sun, dark: Moon }

/** What belongs to the account: which side one acts for, one's applications, the appearance, signing out. */
export function UserMenu({ visitor, modeSwitch, onSignOut, trigger, side = 'bottom' }: UserMenuProps) {
  const { layout } = messages
  const { theme, chooseTheme } = useTheme()
  const { volunteer, organization } = layout.accountSwitcher
  return (
    <DropdownMenu trigger={trigger} side={side}>
      <div className="px-3 pt-2 pb-2.5">
        <p className="truncate font-semibold">{nameVisitor(visitor)}</p>
        <p className="text-muted truncate text-sm">{visitor.email}</p>
      </div>
      <MenuSeparator />
      {modeSwitch && (
        <>
          <MenuChoices
            label={layout.accountSwitcher.label}
            value={modeSwitch.mode}
            onValueChange={modeSwitch.onModeChange}
            options={[
              { value: 'volunteer', label: volunteer.title, text: volunteer.text, icon: HandHeart },
              { value: 'organization', label: organization.title, text: organization.text, icon: Building2 },
            ]}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem asChild>
        <Link to="/applications">
          <ClipboardList aria-hidden />
          {layout.myApplications}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuChoices
        label={layout.theme.label}
        value={theme}
        onValueChange={chooseTheme}
        options={themes.map((value) => ({ value, label: layout.theme[value], icon: themeIcons[value] }))}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        {layout.signOut}
      </MenuItem>
    </DropdownMenu>
  )
}
