/** The menus of an account. Their code comes after the screen, and never to visitors, who have none. */
import { Slot } from 'radix-ui'
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
import type { UserMenuProps } from './user-menu.tsx'

/** Once it is here. React does a press on a rendered page only where the code need not be waited for. */
let preloadedUserMenu: ComponentType<UserMenuProps> | null = null

export const loadUserMenu = async () => {
  const { UserMenu: component } = await import('./user-menu.tsx')
  preloadedUserMenu = component
  return component
}
const TriggerOnly = ({ trigger }: { trigger: ReactElement }) => trigger
const LoadedUserMenu = lazyPart<UserMenuProps>(loadUserMenu, TriggerOnly)
const LoadedAccountChoices = lazyPart<AccountChoicesProps>(
  async () => (await import('./account-choices.tsx')).AccountChoices,
  TriggerOnly,
)

/** What belongs to the account: profile, reviews, dashboard, the appearance, signing out (foundation 2.6). */
export function UserMenu(props: Omit<UserMenuProps, 'defaultOpen'>) {
  const [Shown] = useState(() => preloadedUserMenu ?? LoadedUserMenu)
  return (
    <LoadingMenu trigger={props.trigger}>
      {(isPressed) => <Shown {...props} defaultOpen={isPressed} />}
    </LoadingMenu>
  )
}

/** The sides of an account that has both. */
export function AccountChoices(props: Omit<AccountChoicesProps, 'defaultOpen'>) {
  return (
    <LoadingMenu trigger={props.trigger}>
      {(isPressed) => <LoadedAccountChoices {...props} defaultOpen={isPressed} />}
    </LoadingMenu>
  )
}

type LoadingMenuProps = { trigger: ReactElement; children: (isPressed: boolean) => ReactNode }

/**
 * Shows the menu's button alone until its code is here. The menu's own button then takes its place, with the focus if it had
 * it; a menu whose button was pressed by then is open.
 */
function LoadingMenu({ trigger, children }: LoadingMenuProps) {
  const [isPressed, setPressed] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const isFocused = useRef(false)
  const button = (
    <Slot.Root
      aria-haspopup="menu"
      onClick={() => setPressed(true)}
      onFocus={() => (isFocused.current = true)}
      onBlur={() => (isFocused.current = false)}
    >
      {trigger}
    </Slot.Root>
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

/** Acts when the content beside it is shown for the first time. */
function RunOnMount({ act }: { act: () => void }) {
  const first = useRef(act)
  useLayoutEffect(() => first.current(), [])
  return null
}
