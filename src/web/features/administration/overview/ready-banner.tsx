import { Link } from '@tanstack/react-router'
import { CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdministrationHome } from '#contract/administration/home.ts'
import { readinessChecks, type ReadinessCheck } from '#domain/administration/readiness.ts'
import { adminHomeCatalog, type AdminHomeTexts } from '#web/features/administration/texts/admin-home-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useTexts } from '#web/lib/language/texts.ts'

type Checks = AdminHomeTexts['ready']['checks']

/** Where a step is done; the others are settings of the server. */
function linkTo(check: ReadinessCheck, checks: Checks): ReactNode {
  if (check === 'name' || check === 'contact')
    return (
      <Link to="/admin/site" hash={`site-${check === 'name' ? 'identity' : 'contact'}`} className="link">
        {checks[check].link}
      </Link>
    )
  if (check === 'secondFactor')
    return (
      <Link {...paths.adminStaff()} className="link">
        {checks.secondFactor.link}
      </Link>
    )
  if (check === 'email' || check === 'sender')
    return (
      <Link to="/admin/email" className="link">
        {checks[check].link}
      </Link>
    )
  if (check === 'registers')
    return (
      <Link to="/admin/registers" className="link">
        {checks.registers.link}
      </Link>
    )
  return null
}

/** What is left to set up before the site opens, with what to do; nothing once everything is. */
export function ReadyBanner({ readiness }: { readiness: NonNullable<AdministrationHome['readiness']> }) {
  const texts = useTexts(adminHomeCatalog).ready
  const { left, unsecuredStaff: count } = readiness
  if (left.length === 0) return null
  const total = readinessChecks.length
  return (
    <section aria-labelledby="ready-title" className="bg-warn-soft grid gap-4 rounded-lg px-5 py-4 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="ready-title" className="text-lg">
          {texts.title}
        </h2>
        <p>{texts.done({ done: total - left.length, total })}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2">
        {left.map((check) => (
          <li key={check} className="flex items-start gap-2.5">
            <CircleDashed aria-hidden className="text-warn mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">
              <strong className="block">{texts.checks[check].title}</strong>
              {check === 'secondFactor' ? texts.secondFactor({ count }) : texts.checks[check].text}{' '}
              {linkTo(check, texts.checks)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
