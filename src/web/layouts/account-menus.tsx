/** The account menus. Their code loads when their button is about to be pressed. */
import { withTexts } from '#web/lib/language/language.ts'
import { LazyMenu } from '#web/ui/overlays/lazy-menu.tsx'
import type { AccountChoicesProps } from './account-choices.tsx'
import type { UserMenuProps } from './user-menu.tsx'

const loadUserMenu = async () => (await withTexts(import('./user-menu.tsx'))).UserMenu
const loadAccountChoices = async () => (await withTexts(import('./account-choices.tsx'))).AccountChoices

/** Everything that belongs to the account: profile, reviews, dashboard, theme, sign out (spec F2.6). */
export function UserMenu(props: UserMenuProps) {
  return (
    <LazyMenu trigger={props.trigger} load={loadUserMenu}>
      {(Menu) => <Menu {...props} />}
    </LazyMenu>
  )
}

/** The two sides of an account that has both. */
export function AccountChoices(props: AccountChoicesProps) {
  return (
    <LazyMenu trigger={props.trigger} load={loadAccountChoices}>
      {(Menu) => <Menu {...props} />}
    </LazyMenu>
  )
}
