import { Link } from '@tanstack/react-router'
import { productTextDays } from '#contract/help/legal.ts'
import { firstVersion } from '#domain/legal/agreement.ts'
import type { PersonCase } from '#contract/moderation/moderation.ts'
import { moderationCatalog } from '#web/features/administration/texts/moderation-texts.ts'
import { legalTitlesCatalog } from '#web/layouts/texts/legal-titles-texts.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useLanguage, useTexts } from '#web/lib/language/texts.ts'
import { Row, RowList } from '#web/ui/display/row-list.tsx'
import { Panel } from '#web/ui/display/stat-card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'

/** Which versions of the terms and the privacy notice a person agreed to, and when. */
export function AgreementsPanel({
  // The release before this one sends none.
  agreements = [],
}: Partial<Pick<PersonCase, 'agreements'>>) {
  const { people } = useTexts(moderationCatalog)
  const language = useLanguage()
  const titles = useTexts(legalTitlesCatalog)
  return (
    <Panel id="agreements" title={people.agreements}>
      <RowList label={people.agreements}>
        {agreements.map(({ document, number, textSince, agreedAt }) => (
          <Row
            key={`${document}-${number}`}
            title={
              // Earlier words of the product are not in the product anymore.
              number !== firstVersion || textSince === productTextDays[document] ? (
                <Link {...paths.legal(document)} search={{ version: number }} className="link">
                  {people.agreement({ title: titles[document], number })}
                </Link>
              ) : (
                people.agreement({ title: titles[document], number })
              )
            }
            text={
              textSince === null
                ? number === firstVersion && people.textUndated
                : people.textSince({ day: formatDay(language, textSince) })
            }
            aside={
              <span className="text-muted">
                {people.agreed} <TimeStamp iso={agreedAt} inText />
              </span>
            }
          />
        ))}
      </RowList>
    </Panel>
  )
}
