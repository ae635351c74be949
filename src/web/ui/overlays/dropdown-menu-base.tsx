import { DropdownMenu as Radix } from 'radix-ui'
import { MenuParts, type DropdownMenuProps } from './dropdown-menu.tsx'

/** The menu itself, open when it is first shown. */
export function DropdownMenuBase(props: DropdownMenuProps) {
  const { trigger, align = 'end', side = 'bottom', onClosed, children } = props
  return (
    <Radix.Root modal={false} defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal, so that the menu stays in the same landmark as its button. */}
      <Radix.Content
        align={align}
        side={side}
        sideOffset={8}
        collisionPadding={8}
        {...(onClosed && { onCloseAutoFocus: onClosed })}
        className="animate-pop-in border-line bg-surface shadow-popover z-50 max-h-[min(80vh,var(--radix-dropdown-menu-content-available-height))] min-w-56 overflow-y-auto rounded-lg border p-1.5"
      >
        <MenuParts value={Radix}>{children}</MenuParts>
      </Radix.Content>
    </Radix.Root>
  )
}
