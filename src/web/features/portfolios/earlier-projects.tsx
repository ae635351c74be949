import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { describeSkills } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Work elsewhere, as described by the volunteer. */
export function EarlierProjects({ projects }: Pick<Portfolio, 'projects'>) {
  const { projects: texts } = useTexts(portfoliosCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  return (
    <ul aria-label={texts.heading} className="grid grid-cols-1 gap-4">
      {projects.map((project, index) => (
        <li key={`${index} ${project.title}`}>
          <Card as="article" className="grid grid-cols-1 gap-3 wrap-anywhere">
            <h3 className="text-lg" dir="auto">
              {project.title}
            </h3>
            <p className="measure whitespace-pre-line">{project.description}</p>
            <p className="measure whitespace-pre-line">
              <span className="font-semibold">{texts.impact}:</span> {project.impact}
            </p>
            <LabelList
              name={texts.skills}
              labels={describeSkills(labels, project.skills)}
              variant="neutral"
            />
          </Card>
        </li>
      ))}
    </ul>
  )
}
