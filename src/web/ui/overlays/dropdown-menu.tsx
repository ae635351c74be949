import { Check, type LucideIcon } from 'lucide-react'
import { createContext, use, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import type { DropdownMenu as Radix } from 'radix-ui'
import { withTexts } from '#web/lib/language/language.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { LazyMenu } from './lazy-menu.tsx'

export type DropdownMenuProps = {
  /** The button that opens it; it needs an accessible name. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  /** Called when it has closed; without `preventDefault`, the button gets the focus. */
  onClosed?: (event: Event) => void
  children: ReactNode
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted [&_svg]:size-4 [&_svg]:shrink-0'
const rowColors = 'text-ink data-highlighted:bg-primary-soft data-highlighted:text-primary-ink'
const destructiveColors = 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger'

type Parts = Pick<typeof Radix, 'Item' | 'Label' | 'Separator' | 'RadioGroup' | 'RadioItem' | 'ItemIndicator'>

/** What a menu is made of. Rows get it from the menu around them, so that a screen with a menu loads its code when it opens. */
export const MenuParts = createContext<Parts | null>(null)

function useParts(): Parts {
  const parts = use(MenuParts)
  if (!parts) throw new Error('A row of a menu belongs in a DropdownMenu')
  return parts
}

const loadMenu = async () => (await withTexts(import('./dropdown-menu-base.tsx'))).DropdownMenuBase

/** A menu of actions that opens from a button. */
export function DropdownMenu(props: DropdownMenuProps) {
  return (
    <LazyMenu trigger={props.trigger} load={loadMenu}>
      {(Menu) => <Menu {...props} />}
    </LazyMenu>
  )
}

export type MenuItemProps = ComponentProps<Parts['Item']> & { icon?: LucideIcon; destructive?: boolean }

/** One action. With `asChild`, its only child (a link) is the row and brings its own icon. */
export function MenuItem({ icon: Icon, destructive, className, children, asChild, ...rest }: MenuItemProps) {
  const parts = useParts()
  const classes = joinClasses(row, destructive ? destructiveColors : rowColors, className)
  if (asChild) {
    return (
      <parts.Item asChild className={classes} {...rest}>
        {children}
      </parts.Item>
    )
  }
  return (
    <parts.Item className={classes} {...rest}>
      {Icon && <Icon aria-hidden />}
      {children}
    </parts.Item>
  )
}

/** The heading of a section of the menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const parts = useParts()
  return <parts.Label className="text-muted px-3 pt-2 pb-1 text-xs font-semibold">{children}</parts.Label>
}

/** A line between two sections of the menu. */
export function MenuSeparator() {
  const parts = useParts()
  return <parts.Separator className="bg-line -mx-1.5 my-1.5 h-px" />
}

export type MenuChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; text?: string; icon?: LucideIcon }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A radio group inside a menu. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const parts = useParts()
  return (
    <>
      <MenuLabel>{props.label}</MenuLabel>
      <parts.RadioGroup
        value={props.value}
        onValueChange={(chosen) => {
          const option = props.options.find((one) => one.value === chosen)
          if (option) props.onValueChange(option.value)
        }}
      >
        {props.options.map(({ value, label, text, icon: Icon }) => (
          <parts.RadioItem key={value} value={value} className={joinClasses(row, rowColors)}>
            {Icon && <Icon aria-hidden />}
            <span className="flex-1">
              {label}
              {text && <span className="text-muted block text-xs">{text}</span>}
            </span>
            <parts.ItemIndicator>
              <Check aria-hidden />
            </parts.ItemIndicator>
          </parts.RadioItem>
        ))}
      </parts.RadioGroup>
    </>
  )
}
