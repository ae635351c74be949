import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'
import { Slot } from './slot.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

/** The class names of a button, for an element that only looks like one. */
export const buttonClasses = cva(
  'inline-flex cursor-pointer items-center justify-center gap-2 fallback:rounded-md border font-semibold whitespace-nowrap no-underline transition-[background-color,border-color,color,transform] select-none active:translate-y-px disabled:cursor-not-allowed disabled:active:translate-y-0 aria-disabled:cursor-not-allowed [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'bg-primary text-on-primary hover:bg-primary-hover disabled:bg-sunken disabled:text-muted disabled:border-line aria-disabled:not-aria-busy:bg-sunken aria-disabled:not-aria-busy:text-muted aria-disabled:not-aria-busy:border-line border-transparent',
        secondary:
          'border-line-strong bg-surface text-ink hover:bg-sunken disabled:border-line disabled:text-muted disabled:bg-transparent',
        ghost: 'fallback:text-ink hover:bg-ink/7 disabled:text-muted border-transparent bg-transparent',
        danger:
          'bg-danger text-surface disabled:bg-sunken disabled:text-muted disabled:border-line border-transparent hover:brightness-92',
      },
      size: {
        /** In a row or a bar of a list. */
        xs: 'target-44 h-8 px-2 text-sm [&_svg]:size-4',
        sm: 'target-44 h-9 px-3.5 text-sm [&_svg]:size-4',
        /** In the bar below a list or a detail; 44 px where fingers press it. */
        bar: 'h-10 px-2.5 text-sm max-lg:h-11 [&_svg]:size-4',
        md: 'h-11 fallback:px-5 text-base [&_svg]:size-[1.125rem]',
        lg: 'h-13 px-7 text-lg [&_svg]:size-5',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', wide: false },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonClasses> & {
    /** Styles the only child instead, such as a link. */
    asChild?: boolean
    /** While true, the button keeps its place and focus, shows a spinner and ignores presses. */
    loading?: boolean
    /** Replaces the label while loading. */
    loadingText?: string
  }

/** A button with `type="button"` by default. */
export function Button({
  variant,
  size,
  wide,
  asChild = false,
  loading = false,
  loadingText,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const classes = joinClasses(buttonClasses({ variant, size, wide }), loading && 'opacity-75', className)
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      type={type}
      className={classes}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      // A loading button stays focusable, so a second press must be ignored here.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {loading && <Spinner />}
      {loading && loadingText ? loadingText : children}
    </button>
  )
}
