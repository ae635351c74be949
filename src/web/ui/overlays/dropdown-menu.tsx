import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type DropdownMenuProps = {
  /** The button that opens it; it needs an accessible name. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  defaultOpen?: boolean
  children: ReactNode
}

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-sm no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted [&_svg]:size-4 [&_svg]:shrink-0'
const rowColors = 'text-ink data-highlighted:bg-primary-soft data-highlighted:text-primary-ink'
const destructiveColors = 'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger'

/** A menu of actions that opens from a button. */
export function DropdownMenu(props: DropdownMenuProps) {
  const { trigger, align = 'end', side = 'bottom', defaultOpen = false, children } = props
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal, so that the menu stays in the same landmark as its button. */}
      <Radix.Content
        align={align}
        side={side}
        sideOffset={8}
        collisionPadding={8}
        className="animate-pop-in border-line bg-surface shadow-popover z-50 max-h-[min(80vh,var(--radix-dropdown-menu-content-available-height))] min-w-56 overflow-y-auto rounded-lg border p-1.5"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export type MenuItemProps = ComponentProps<typeof Radix.Item> & { icon?: LucideIcon; destructive?: boolean }

/** One action. With `asChild`, its only child (a link) is the row and brings its own icon. */
export function MenuItem({ icon: Icon, destructive, className, children, asChild, ...rest }: MenuItemProps) {
  const classes = joinClasses(row, destructive ? destructiveColors : rowColors, className)
  if (asChild) {
    return (
      <Radix.Item asChild className={classes} {...rest}>
        {children}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item className={classes} {...rest}>
      {Icon && <Icon aria-hidden />}
      {children}
    </Radix.Item>
  )
}

/** The heading of a section of the menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="text-muted px-3 pt-2 pb-1 text-xs font-semibold">{children}</Radix.Label>
}

/** A line between two sections of the menu. */
export function MenuSeparator() {
  return <Radix.Separator className="bg-line -mx-1.5 my-1.5 h-px" />
}

export type MenuChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; text?: string; icon?: LucideIcon }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** A radio group inside a menu. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  return (
    <>
      <MenuLabel>{props.label}</MenuLabel>
      <Radix.RadioGroup
        value={props.value}
        onValueChange={(chosen) => {
          const option = props.options.find((one) => one.value === chosen)
          if (option) props.onValueChange(option.value)
        }}
      >
        {props.options.map(({ value, label, text, icon: Icon }) => (
          <Radix.RadioItem key={value} value={value} className={joinClasses(row, rowColors)}>
            {Icon && <Icon aria-hidden />}
            <span className="flex-1">
              {label}
              {text && <span className="text-muted block text-xs">{text}</span>}
            </span>
            <Radix.ItemIndicator>
              <Check aria-hidden />
            </Radix.ItemIndicator>
          </Radix.RadioItem>
        ))}
      </Radix.RadioGroup>
    </>
  )
}
