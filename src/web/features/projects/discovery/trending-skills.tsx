import { Link } from '@tanstack/react-router'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { homeCatalog } from '#web/features/landing/texts/home-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { joinClasses } from '#web/ui/class-names.ts'
import { useTrendingSkills } from './api.ts'

/**
 * The skills that most new projects need, each linked to those projects; nothing if there are none. Compact, they are
 * beside their title.
 */
export function TrendingSkills({ isCompact = false }: { isCompact?: boolean }) {
  const homeTexts = useTexts(homeCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { skills = [] } = useTrendingSkills()
  if (skills.length === 0) return null
  return (
    <section
      aria-labelledby="trending-title"
      className={joinClasses(isCompact && 'flex items-center gap-x-4 gap-y-3 max-lg:flex-wrap')}
    >
      <h2 id="trending-title" className={isCompact ? 'shrink-0 text-lg' : 'mb-5 text-2xl'}>
        {homeTexts.trending}
      </h2>
      <ul className={joinClasses('flex flex-wrap', isCompact ? 'gap-1.5' : 'gap-2')}>
        {skills.map((skill) => (
          <li key={skill}>
            <Link
              {...paths.browse({ skills: [skill] })}
              className={joinClasses(
                'border-line-strong bg-surface text-ink hover:bg-sunken target-44 inline-flex h-9 items-center rounded-full pointer-coarse:h-11 border text-sm no-underline transition-colors',
                isCompact ? 'px-3' : 'px-3.5',
              )}
            >
              {describeSkill(labels, skill)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
