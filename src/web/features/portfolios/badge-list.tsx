import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Portfolio } from '#contract/portfolios/portfolios.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useTexts, useLanguage } from '#web/lib/language/texts.ts'
import { portfoliosCatalog } from './texts/portfolios-texts.ts'

type BadgeListProps = Pick<Portfolio, 'badges'> & {
  /** A badge's picture. */
  renderMedal: (badge: Portfolio['badges'][number]) => ReactNode
}

/** Earned badges, each with a link to verify it if it has a credential. */
export function BadgeList({ badges, renderMedal }: BadgeListProps) {
  const language = useLanguage()
  const { badges: texts } = useTexts(portfoliosCatalog)
  return (
    <ul
      aria-label={texts.heading}
      className="grid grid-cols-1 gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2 print:grid-cols-2"
    >
      {badges.map((badge) => (
        <li key={badge.id}>
          <Card as="article" className="flex h-full items-start gap-4">
            {renderMedal(badge)}
            <div className="grid min-w-0 gap-1">
              <h3 className="text-base">{badge.name}</h3>
              <p className="text-muted text-sm">{badge.description}</p>
              <p className="text-muted flex flex-wrap gap-x-3 text-sm">
                <span>{texts.earned({ date: formatDate(language, badge.earnedAt, 'UTC') })}</span>
                {badge.credentialId && (
                  <Link
                    {...paths.credential(badge.credentialId)}
                    className="link no-print"
                    aria-label={texts.checkOf({ name: badge.name })}
                  >
                    {texts.check}
                  </Link>
                )}
                {badge.revokedCredentialId && (
                  <Link
                    {...paths.credential(badge.revokedCredentialId)}
                    className="link no-print"
                    aria-label={texts.revokedOf({ name: badge.name })}
                  >
                    {texts.revoked}
                  </Link>
                )}
              </p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
