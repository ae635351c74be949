import { Link } from '@tanstack/react-router'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { homeCatalog } from '#web/features/marketing/texts/home-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { useTrendingSkills } from './discovery.ts'

/** The skills that most new projects need, each linked to those projects; nothing if there are none. */
export function TrendingSkills() {
  const homeTexts = useTexts(homeCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { skills = [] } = useTrendingSkills()
  if (skills.length === 0) return null
  return (
    <section aria-labelledby="trending-title">
      <h2 id="trending-title" className="mb-5 text-2xl">
        {homeTexts.trending}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill}>
            <Link
              {...paths.browse({ skills: [skill] })}
              className="border-line-strong bg-surface text-ink hover:bg-sunken target-44 inline-flex h-9 items-center rounded-full border px-3.5 text-sm no-underline transition-colors"
            >
              {describeSkill(labels, skill)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
