import { useState } from 'react'
import { hueOf, initialsOf } from '#web/lib/format/patterns.ts'
import { joinClasses } from '#web/ui/class-names.ts'

const sizes = {
  xs: { classes: 'size-7 rounded-sm text-xs', pixels: 28 },
  sm: { classes: 'size-8 rounded-sm text-xs', pixels: 32 },
  md: { classes: 'size-9 rounded-sm text-sm', pixels: 36 },
  lg: { classes: 'size-14 rounded-md text-xl', pixels: 56 },
  xl: { classes: 'size-20 rounded-lg text-3xl', pixels: 80 },
}

export type AvatarProps = {
  name: string
  imageUrl?: string | null | undefined
  size?: keyof typeof sizes
  /** Visible at first, so load it before the rest of the page. */
  eager?: boolean
  className?: string
}

/**
 * A person's picture or an organization's logo; initials if there is none or it does not load. It is decorative,
 * because the name is beside it.
 */
export function Avatar({ name, imageUrl, size = 'md', eager = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { classes: shape, pixels } = sizes[size]
  const classes = joinClasses(
    'grid shrink-0 place-items-center overflow-hidden select-none',
    shape,
    className,
  )
  if (imageUrl && imageUrl !== broken) {
    return (
      <img
        // An image that failed before hydration fires no error event anymore.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setBroken(imageUrl)
        }}
        src={imageUrl}
        alt=""
        width={pixels}
        height={pixels}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onError={() => setBroken(imageUrl)}
        className={joinClasses(classes, 'bg-sunken object-cover')}
      />
    )
  }
  return (
    <span
      aria-hidden
      // Drawn by the style sheet: as text they would belong to what people read beside them, and be copied with it.
      data-initials={initialsOf(name)}
      className={joinClasses(
        classes,
        `hue-${hueOf(name)} hue-deep font-bold tracking-wide before:content-[attr(data-initials)]`,
      )}
    />
  )
}
