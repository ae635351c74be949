import { Link } from '@tanstack/react-router'
import { HandHeart, Scale, Star } from 'lucide-react'
import { topOrganizationsCatalog } from './texts/top-organizations-texts.ts'
import { use } from 'react'
import { SiteContext } from '#web/lib/site/site.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'

const icons = [Scale, Star, HandHeart]

/** What the ranking is based on: legal verification, quality ratings, impact tracking (spec F2). */
export function TrustStandards() {
  const { standards } = useTexts(topOrganizationsCatalog)
  const { hasRegisters } = use(SiteContext)
  const { 1: legal, ...others } = standards.cards
  const cards = [
    hasRegisters ? legal : { ...legal, text: standards.legalElsewhere },
    ...Object.values(others),
  ]
  return (
    <section
      aria-labelledby="trust-standards"
      className="bg-primary-soft text-primary-ink rounded-xl px-6 py-8 sm:px-10 sm:py-10"
    >
      <h2 id="trust-standards" className="text-2xl">
        {standards.heading}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {cards.map(({ title, text }, index) => {
          const Icon = icons[index] ?? Star
          return (
            <li key={title} className="flex gap-3">
              <Icon aria-hidden className="mt-1 size-5 shrink-0" />
              <div>
                <h3 className="text-lg">{title}</h3>
                <p className="mt-0.5 text-sm">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-6">
        <Link
          {...paths.help('top-organizations')}
          className="text-primary-ink font-semibold underline underline-offset-4"
        >
          {standards.help}
        </Link>
      </p>
    </section>
  )
}
