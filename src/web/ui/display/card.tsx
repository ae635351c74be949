import type { ComponentProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'aside'
  /** The whole card is a link, so it shows a hover effect. */
  interactive?: boolean
  /** Padding inside; none if a picture reaches the edges. */
  padding?: 'none' | 'md' | 'lg'
}

const paddings = { none: '', md: 'p-5', lg: 'p-5 sm:p-7' }

/** A bordered surface on the page's background. */
export function Card({ as: Element = 'div', interactive, padding = 'md', className, ...rest }: CardProps) {
  return (
    <Element
      className={joinClasses(
        'fallback:border-line bg-surface shadow-card fallback:border rounded-lg',
        interactive &&
          'hover:border-line-strong has-[a:focus-visible]:border-line-strong relative overflow-hidden transition-[border-color]',
        paddings[padding],
        className,
      )}
      {...rest}
    />
  )
}
