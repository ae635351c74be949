import { cva, type VariantProps } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

const classes = cva(
  'inline-flex max-w-full items-center gap-1 rounded-full font-medium [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        neutral: 'bg-sunken text-muted inset-ring inset-ring-line',
        primary: 'bg-primary-soft text-primary-ink',
        accent: 'bg-accent-soft text-accent-ink',
        info: 'bg-info-soft text-info',
        success: 'bg-success-soft text-success',
        warn: 'bg-warn-soft text-warn',
        danger: 'bg-danger-soft text-danger',
        outline: 'text-ink inset-ring inset-ring-line-strong',
      },
      size: { xs: 'h-5 px-2 text-xs', sm: 'h-6 px-2.5 text-xs', md: 'h-7 px-3 text-sm' },
    },
    defaultVariants: { variant: 'neutral', size: 'sm' },
  },
)

export type BadgeVariant = NonNullable<VariantProps<typeof classes>['variant']>
export type BadgeProps = ComponentProps<'span'> & VariantProps<typeof classes> & { icon?: LucideIcon }

/** A word or two about a thing's kind or state. The word carries the meaning; the color only helps. */
export function Badge({ variant, size, icon: Icon, className, children, ...rest }: BadgeProps) {
  return (
    <span className={joinClasses(classes({ variant, size }), className)} {...rest}>
      {Icon && <Icon aria-hidden />}
      <span className="truncate">{children}</span>
    </span>
  )
}
