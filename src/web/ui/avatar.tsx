import { hueOf, initialsOf } from '#web/lib/patterns.ts'
import { joinClasses } from './class-names.ts'

const sizes = {
  sm: 'size-8 rounded-sm text-xs',
  md: 'size-9 rounded-sm text-sm',
  lg: 'size-14 rounded-md text-xl',
  xl: 'size-20 rounded-lg text-3xl',
}

export type AvatarProps = {
  name: string
  imageUrl?: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}

/** The picture of a person or an organization, else the initials; decorative, as the name stands beside it. */
export function Avatar({ name, imageUrl, size = 'md', className }: AvatarProps) {
  const classes = joinClasses(
    'grid shrink-0 place-items-center overflow-hidden select-none',
    sizes[size],
    className,
  )
  if (imageUrl) return <img src={imageUrl} alt="" className={joinClasses(classes, 'object-cover')} />
  return (
    <span aria-hidden className={joinClasses(classes, `hue-${hueOf(name)} hue-deep font-bold tracking-wide`)}>
      {initialsOf(name)}
    </span>
  )
}
