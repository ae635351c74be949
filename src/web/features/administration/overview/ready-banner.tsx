import { Link } from '@tanstack/react-router'
import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatList } from '#contract/i18n/lists.ts'
import type { AdministrationHome } from '#contract/administration/home.ts'
import { readinessChecks, type ReadinessCheck } from '#domain/administration/readiness.ts'
import { adminHomeCatalog } from '#web/features/administration/texts/admin-home-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useLanguage, useTexts } from '#web/lib/texts.ts'

/** Where to go on; the rest is set on the server. */
const links: Partial<Record<ReadinessCheck, (name: string) => ReactNode>> = {
  secondFactor: (name) => (
    <Link {...paths.adminPeople({ state: 'administrator' })} className="link font-semibold">
      {name}
    </Link>
  ),
  registers: (name) => (
    <Link to="/admin/registers" className="link font-semibold">
      {name}
    </Link>
  ),
}

/** How much is set up before the site opens, and what is not; nothing once everything is. */
export function ReadyBanner({ readiness }: Pick<AdministrationHome, 'readiness'>) {
  const texts = useTexts(adminHomeCatalog).ready
  const language = useLanguage()
  const { left, unsecuredAdministrators: count } = readiness
  const [first] = left
  if (first === undefined) return null
  const names: Record<ReadinessCheck, string> = {
    ...texts.checks,
    secondFactor: texts.secondFactor({ count }),
  }
  const list = formatList(
    language,
    left.map((check) => names[check]),
  )
  const total = readinessChecks.length
  return (
    <p className="bg-warn-soft flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-4 py-3 text-sm">
      <CircleDashed aria-hidden className="text-warn size-5 shrink-0" />
      <span className="min-w-0 flex-1 basis-60">
        <strong>{texts.done({ done: total - left.length, total })}</strong> {texts.left({ list })}
      </span>
      {links[first]?.(texts.finish)}
    </p>
  )
}
