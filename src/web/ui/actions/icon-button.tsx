import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

const classes = cva(
  'target-44 inline-grid shrink-0 place-items-center border transition-colors disabled:cursor-not-allowed',
  {
    variants: {
      variant: {
        ghost: 'rounded-md text-ink hover:bg-ink/7 disabled:text-muted border-transparent',
        outline: 'rounded-md border-line-strong bg-surface text-ink hover:bg-sunken disabled:text-muted',
        primary:
          'rounded-md border-transparent bg-primary text-on-primary hover:bg-primary-hover disabled:border-line disabled:bg-sunken disabled:text-muted',
      },
      size: { sm: 'size-9 [&_svg]:size-4', md: 'size-11 [&_svg]:size-5' },
    },
    defaultVariants: { variant: 'ghost', size: 'md' },
  },
)

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  VariantProps<typeof classes> & {
    /** The button's accessible name. */
    label: string
    icon: LucideIcon
    iconClassName?: string
  }

/** A button that shows only an icon, with an accessible name; `TooltipIconButton` shows the name to everyone. */
export function IconButton({
  label,
  icon: Icon,
  variant,
  size,
  className,
  iconClassName,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={joinClasses(classes({ variant, size }), className)}
      {...rest}
    >
      <Icon aria-hidden className={iconClassName} />
    </button>
  )
}
