import { Link } from '@tanstack/react-router'
import { paths } from '#web/lib/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { useProjectMatch } from './api.ts'
import { MatchReasons } from './match-reasons.tsx'
import { matchingCatalog } from '#web/features/projects/texts/matching-texts.ts'
import { useTexts } from '#web/lib/texts.ts'
import { ScoreBadge } from './score-badge.tsx'

/** How well a project matches its reader and why; nothing without a volunteer profile. */
export function WhyItMatches({ projectId }: { projectId: string }) {
  const { why: texts } = useTexts(matchingCatalog)
  const { data: match } = useProjectMatch(projectId)
  if (!match) return null
  return (
    <Panel
      id="why-it-matches"
      title={texts.heading}
      action={
        <Link {...paths.matching()} className="link text-sm">
          {texts.more}
        </Link>
      }
    >
      <Card className="grid gap-4">
        <ScoreBadge score={match.matchScore} />
        <MatchReasons {...match} />
      </Card>
    </Panel>
  )
}
