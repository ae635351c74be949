import { createElement, type SVGProps } from 'react'
import { joinClasses } from '#web/ui/class-names.ts'

type IconShape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>]

const look = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * An icon: `compactIcons` of `chunks.config.ts` writes those of lucide-react as calls of this. A text is what a path
 * draws. Hidden from screen readers unless it has a role or a label.
 */
export const makeIcon = (shapes: readonly IconShape[], ownClass?: string) =>
  function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    const isNamed = 'role' in props || 'aria-label' in props || 'aria-labelledby' in props
    const parts = shapes.map((shape) =>
      typeof shape === 'string' ? createElement('path', { d: shape }) : createElement(...shape),
    )
    return createElement(
      'svg',
      {
        ...look,
        'aria-hidden': isNamed ? undefined : true,
        ...props,
        className: joinClasses(ownClass, className) || undefined,
      },
      ...parts,
    )
  }
