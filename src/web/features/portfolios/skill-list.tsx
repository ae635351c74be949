import { Link } from '@tanstack/react-router'
import { BadgeCheck } from 'lucide-react'
import { Fragment } from 'react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { describeSkill } from '#contract/i18n/skills-and-causes.ts'
import { skillsAndCausesCatalog } from '#contract/texts/skills-and-causes-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { LabelList } from '#web/ui/forms/label-list.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

/** Skills with the completed projects that required them, then skills that only the volunteer states. */
export function SkillList({ portfolio }: { portfolio: Portfolio }) {
  const portfoliosTexts = useTexts(portfoliosCatalog)
  const labels = useTexts(skillsAndCausesCatalog)
  const { skills: texts } = portfoliosTexts
  const projectOf = (id: string) => portfolio.works.find((work) => work.id === id)?.project ?? null
  const shown = portfolio.skills.filter(({ workIds }) => workIds.length > 0)
  const others = portfolio.skills.filter(({ workIds }) => workIds.length === 0)
  if (portfolio.skills.length === 0) return <p className="text-muted">{texts.none}</p>
  return (
    <Card className="grid grid-cols-1 gap-5">
      {shown.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {shown.map(({ label, workIds }) => (
            <li key={label} className="flex items-start gap-3">
              <BadgeCheck aria-hidden className="text-success mt-0.5 size-5 shrink-0" />
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{describeSkill(labels, label)}</p>
                <p className="text-muted text-sm">
                  {texts.shownBy}{' '}
                  {workIds
                    .flatMap((id) => projectOf(id) ?? [])
                    .map((project, index) => (
                      <Fragment key={project.id}>
                        {index > 0 && ', '}
                        <Link {...paths.project(project.id)} className="link" dir="auto">
                          {project.title}
                        </Link>
                      </Fragment>
                    ))}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div className={shown.length > 0 ? 'border-line grid gap-2 border-t pt-4' : 'grid gap-2'}>
          <LabelList
            name={shown.length > 0 ? texts.more : portfoliosTexts.skills.heading}
            labels={others.map(({ label }) => describeSkill(labels, label))}
            variant="outline"
            size="md"
          />
          <p className="text-muted text-sm">{texts.without}</p>
        </div>
      )}
    </Card>
  )
}
