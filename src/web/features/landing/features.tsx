import { Link } from '@tanstack/react-router'
import { Award, Sparkles, Trophy, type LucideIcon } from 'lucide-react'
import { use, useState } from 'react'
import { featureFigures } from './content.ts'
import { homeCatalog, type HomeTexts } from './texts/home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { SiteContext } from '#web/lib/site/site.ts'

type Card = {
  name: keyof HomeTexts['features']['cards']
  icon: LucideIcon
  to: ReturnType<typeof paths.matching | typeof paths.topOrganizations | typeof paths.rewards>
}

const cards: readonly Card[] = [
  { name: 'matching', icon: Sparkles, to: paths.matching() },
  { name: 'topOrganizations', icon: Trophy, to: paths.topOrganizations() },
  { name: 'rewards', icon: Award, to: paths.rewards() },
]
const documented = ['matching', 'volunteers', 'organizations', 'impact'] as const

type FeaturesProps = {
  /** The site's counted figures, if they are known. */
  counted: readonly { label: string; value: string }[]
}

/**
 * With demo data the content file's statistics, otherwise the counted ones (decision A18). Those that were not known
 * when the section was rendered first show the next time, because they would move what is below.
 */
function useFigures({ counted }: FeaturesProps): FeaturesProps['counted'] {
  const { showsExamples } = use(SiteContext)
  const { figures: labels } = useTexts(homeCatalog).features
  const [known] = useState(counted)
  return showsExamples
    ? documented.map((name) => ({ label: labels[name], value: featureFigures[name] }))
    : known
}

/** Features for finding the right work and people, with statistics (spec F2.8). */
export function Features(props: FeaturesProps) {
  const homeTexts = useTexts(homeCatalog)
  const figures = useFigures(props)
  return (
    <section
      aria-labelledby="features-title"
      className="bg-primary-soft text-primary-ink rounded-xl px-6 py-10 sm:px-10"
    >
      <h2 id="features-title" className="text-2xl">
        {homeTexts.features.title}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-3">
        {cards.map(({ name, icon: Icon, to }) => {
          const card = homeTexts.features.cards[name]
          return (
            <li key={name} className="flex gap-3">
              <Icon aria-hidden className="mt-1 size-5 shrink-0" />
              <div>
                <h3 className="text-lg">
                  <Link {...to} className="text-primary-ink underline underline-offset-4">
                    {card.title}
                  </Link>
                </h3>
                <p className="mt-0.5 text-sm">{card.text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      {figures.length > 0 && (
        <dl className="border-primary/25 mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-t pt-6 sm:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm">{label}</dt>
              <dd className="font-heading text-2xl font-bold tabular-nums sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** The same in two lines, for users who know the product. */
export function CompactFeatures(props: FeaturesProps) {
  const { title, cards: texts } = useTexts(homeCatalog).features
  const figures = useFigures(props)
  return (
    <section
      aria-label={title}
      className="bg-primary-soft text-primary-ink flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg px-5 py-4"
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm font-medium">
        {cards.map(({ name, to }) => (
          <li key={name}>
            <Link
              {...to}
              className="text-primary-ink inline-flex min-h-6 items-center underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {texts[name].title}
            </Link>
          </li>
        ))}
      </ul>
      {figures.length > 0 && (
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 sm:flex">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end sm:text-center">
              <dt className="text-xs">{label}</dt>
              <dd className="font-heading text-xl font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
