import { use } from 'react'
import { SiteContext } from '#web/lib/site/site.ts'
import { joinClasses } from '#web/ui/class-names.ts'

/** The operator's logo, or that of the product: a marigold bridge between two piers on evergreen, the same in both themes. */
export function LogoMark({ className }: { className?: string }) {
  const { logoUrl } = use(SiteContext)
  if (logoUrl !== null)
    return (
      <img
        src={logoUrl}
        alt=""
        className={joinClasses('logo-picture size-7 shrink-0 rounded-sm', className)}
      />
    )
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={joinClasses('size-7 shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="logo-ground" />
      <path
        d="M6.5 21a9.5 9.5 0 0 1 19 0"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="logo-span"
      />
      <circle cx="9" cy="21.5" r="2.5" className="logo-pier" />
      <circle cx="23" cy="21.5" r="2.5" className="logo-pier" />
    </svg>
  )
}

/** Logo and name side by side. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={joinClasses(
        'font-heading inline-flex min-w-0 items-center gap-2 text-lg font-bold tracking-tight',
        className,
      )}
    >
      <LogoMark />
      <span className="truncate">{name}</span>
    </span>
  )
}
