import { Mail } from 'lucide-react'
import { ResultList } from '#web/features/administration/cases/result-list.tsx'
import { SearchBar } from '#web/features/administration/cases/search-bar.tsx'
import { adminEmailCatalog } from '#web/features/administration/texts/admin-email-texts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { useTexts } from '#web/lib/language/texts.ts'
import { SettingCard } from '#web/ui/display/setting-card.tsx'
import { TimeStamp } from '#web/ui/display/time-stamp.tsx'
import { useStoredEmails, useStoredEmailsExport } from './email-api.ts'

type StoredSectionProps = {
  /** Whether their texts can be read at /dev/outbox. */
  showsOutbox: boolean
  /** What is searched. */
  q: string
  onSearch: (q: string | undefined) => void
}

/** The emails that stay in the outbox: to whom and about what. Their texts open accounts, so no one reads them here. */
export function StoredSection({ showsOutbox, q, onSearch }: StoredSectionProps) {
  const texts = useTexts(adminEmailCatalog).stored
  return (
    <SettingCard
      id="stored-emails"
      title={texts.title}
      text={showsOutbox ? texts.text : `${texts.text} ${texts.textsElsewhere}`}
    >
      <div>
        <SearchBar label={texts.search} search={{ q }} onSearch={(update) => onSearch(update({ q }).q)} />
        <ResultList
          as="h3"
          list={useStoredEmails(q)}
          icon={Mail}
          texts={q === '' ? texts : { ...texts, none: texts.noMatch, noneText: texts.noMatchText }}
          action={<CsvButton exporting={useStoredEmailsExport(q)} />}
          renderItem={({ id, recipient, subject, storedAt }) => ({
            key: String(id),
            content: (
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-2 wrap-anywhere">
                <span className="min-w-0 flex-1 basis-60">
                  <span className="font-medium">{subject}</span>
                  <span className="text-muted block text-sm">{recipient}</span>
                </span>
                <TimeStamp iso={storedAt} className="text-muted text-sm" />
              </div>
            ),
          })}
        />
      </div>
    </SettingCard>
  )
}
