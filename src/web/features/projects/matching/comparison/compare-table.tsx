import { Link } from '@tanstack/react-router'
import type { ProjectMatch } from '#contract/matching/matching.ts'
import type { MatchWeights } from '#domain/matching/scoring/factors.ts'
import { responsesCatalog } from '#contract/texts/responses-texts.ts'
import { matchesCatalog } from '#web/features/projects/texts/matches-texts.ts'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { projectPageCatalog } from '#web/features/projects/texts/project-page-texts.ts'
import { projectsCatalog } from '#web/features/projects/texts/projects-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { joinClasses } from '#web/ui/class-names.ts'
import { TitleText } from '#web/ui/display/title-text.tsx'
import { VisuallyHidden } from '#web/ui/feedback/visually-hidden.tsx'
import { listCompareRows } from './compare-rows.ts'

export type CompareTableProps = { compared: readonly ProjectMatch[]; weights: MatchWeights }

/** Two matches side by side. Their names stay in view; the better value of a row is marked. */
export function CompareTable({ compared, weights }: CompareTableProps) {
  const matches = useTexts(matchesCatalog)
  const matching = useTexts(matchingCatalog)
  const texts = {
    language: useLanguage(),
    matches,
    matching,
    projects: useTexts(projectsCatalog),
    page: useTexts(projectPageCatalog),
    responses: useTexts(responsesCatalog),
  }
  const rows = listCompareRows(texts, compared, weights)
  const best = rows.find(({ key }) => key === 'match')?.better ?? 0
  const cell = 'border-line border-b px-3 text-start align-top wrap-anywhere'
  return (
    <>
      <table className="w-full table-fixed border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{matches.compare.sheet}</caption>
        <thead className="bg-surface sticky top-0 z-2">
          <tr>
            <th scope="col" className={joinClasses(cell, 'w-[30%] font-normal')}>
              <VisuallyHidden>{matches.compare.criterion}</VisuallyHidden>
            </th>
            {compared.map(({ id, title }) => (
              <th key={id} scope="col" className={joinClasses(cell, 'py-2.5 leading-snug font-semibold')}>
                <Link
                  {...paths.matchedProject(id)}
                  dir="auto"
                  className="text-ink line-clamp-4 decoration-1 underline-offset-4 hover:underline"
                >
                  <TitleText text={title} />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, absent, better }) => (
            <tr key={key}>
              <th scope="row" className={joinClasses(cell, 'text-muted py-1.5 font-normal')}>
                {name}
              </th>
              {values.map((value, index) => (
                <td
                  key={compared[index]?.id}
                  dir="auto"
                  className={joinClasses(
                    cell,
                    'py-1.5 tabular-nums',
                    better === index && 'bg-primary-soft text-primary-ink',
                    (better === index || key === 'match') && 'font-semibold',
                  )}
                >
                  {value ?? <span className="text-muted">{absent}</span>}
                  {better === index && <VisuallyHidden> ({matches.compare.better})</VisuallyHidden>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <VisuallyHidden>{matching.card.apply}</VisuallyHidden>
            </th>
            {compared.map(({ id, title, isEligible }, index) => (
              <td key={id} className="px-3 py-2.5">
                {isEligible && (
                  <Button asChild size="sm" variant={index === best ? 'primary' : 'secondary'}>
                    <Link
                      {...paths.matchedProject(id, { apply: true })}
                      aria-label={`${matching.card.apply}: ${title}`}
                    >
                      {matching.card.apply}
                    </Link>
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {rows.some(({ better }) => better !== null) && (
        <p className="text-muted px-3 pb-3 text-xs">{matches.compare.note}</p>
      )}
    </>
  )
}
