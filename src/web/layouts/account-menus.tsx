/** The account menus. Their code loads after the screen, and never for visitors. */
import {
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { AccountChoicesProps } from './account-choices.tsx'
import { withTexts } from '#web/lib/language.ts'
import { Slot } from '#web/ui/actions/slot.tsx'
import type { UserMenuProps } from './user-menu.tsx'

/**
 * Set once the code has loaded. React replays a click on a server-rendered page only if it need not wait for code.
 */
let preloadedUserMenu: ComponentType<UserMenuProps> | null = null

export const loadUserMenu = async () => {
  const { UserMenu: component } = await withTexts(import('./user-menu.tsx'))
  preloadedUserMenu = component
  return component
}
export const TriggerOnly = ({ trigger }: { trigger: ReactElement }) => trigger
const LoadedUserMenu = lazyPart<UserMenuProps>(loadUserMenu, TriggerOnly)
const LoadedAccountChoices = lazyPart<AccountChoicesProps>(
  async () => (await withTexts(import('./account-choices.tsx'))).AccountChoices,
  TriggerOnly,
)

/** Everything that belongs to the account: profile, reviews, dashboard, theme, sign out (spec F2.6). */
export function UserMenu(props: Omit<UserMenuProps, 'defaultOpen'>) {
  const [Shown] = useState(() => preloadedUserMenu ?? LoadedUserMenu)
  return (
    <LoadingMenu trigger={props.trigger}>
      {(isPressed) => <Shown {...props} defaultOpen={isPressed} />}
    </LoadingMenu>
  )
}

/** The two sides of an account that has both. */
export function AccountChoices(props: Omit<AccountChoicesProps, 'defaultOpen'>) {
  return (
    <LoadingMenu trigger={props.trigger}>
      {(isPressed) => <LoadedAccountChoices {...props} defaultOpen={isPressed} />}
    </LoadingMenu>
  )
}

type LoadingMenuProps = {
  trigger: ReactElement
  /** What the button opens. */
  popup?: 'menu' | 'dialog'
  children: (isPressed: boolean) => ReactNode
}

/**
 * Shows only the menu's button until the menu's code has loaded. Then the real button replaces it and keeps the
 * focus; a menu whose button was already pressed opens.
 */
export function LoadingMenu({ trigger, popup = 'menu', children }: LoadingMenuProps) {
  const [isPressed, setPressed] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const isFocused = useRef(false)
  const button = (
    <Slot
      aria-haspopup={popup}
      onClick={() => setPressed(true)}
      onFocus={() => (isFocused.current = true)}
      onBlur={() => (isFocused.current = false)}
    >
      {trigger}
    </Slot>
  )
  const takeFocus = () => {
    if (isFocused.current) place.current?.querySelector('button')?.focus()
  }
  return (
    <span ref={place} className="contents">
      <Suspense fallback={button}>
        {children(isPressed)}
        <RunOnMount act={takeFocus} />
      </Suspense>
    </span>
  )
}

/** Calls `act` when the content beside it first mounts. */
function RunOnMount({ act }: { act: () => void }) {
  const first = useRef(act)
  useLayoutEffect(() => first.current(), [])
  return null
}
