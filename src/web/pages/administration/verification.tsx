import { Search } from 'lucide-react'
import { caseFilters } from '#contract/administration/list-filters.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { reviewDays } from '#domain/verification/queue.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { adminVerificationCatalog } from '#web/features/administration/texts/admin-verification-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { verificationSearch } from './case-routes.tsx'
import { VerificationList } from '#web/features/administration/verification/verification-list.tsx'
import {
  useCaseCounts,
  useVerificationsExport,
} from '#web/features/administration/verification/verification-api.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'

/** The queue at /admin/verification; its state and search are in the URL. */
export function AdminVerificationPage() {
  const texts = useTexts(adminVerificationCatalog)
  const { verificationStates } = useTexts(staffListsCatalog)
  usePageHead({ title: texts.title })
  const [search, changeSearch] = useSearchState(verificationSearch)
  const { data: counts } = useCaseCounts()
  const show = search.state ?? 'pending'
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted measure mt-2 mb-6">
        {texts.intro({ least: reviewDays.least, most: reviewDays.most })}
      </p>
      <Tabs
        label={texts.tabs}
        tabs={caseFilters.map((value) => ({
          value,
          label: value === 'all' ? texts.all : verificationStates[value],
          ...(value !== 'all' && { count: counts?.[value] }),
        }))}
        value={show}
        onValueChange={(value) =>
          changeSearch((current) => ({ ...current, state: value === 'pending' ? undefined : value }))
        }
      >
        <TabPanel value={show}>
          <form
            role="search"
            // Remounts when the URL changes, so that Back restores the typed text too.
            key={search.search ?? ''}
            className="mb-5 flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              const typed = new FormData(event.currentTarget).get('search')
              const text = typeof typed === 'string' ? typed.trim() : ''
              changeSearch((current) => ({ ...current, search: text || undefined }))
            }}
          >
            <Field label={texts.search} className="min-w-0 flex-1 basis-56">
              <Input name="search" type="search" icon={Search} defaultValue={search.search} maxLength={200} />
            </Field>
            <Button type="submit" variant="secondary">
              {texts.find}
            </Button>
          </form>
          <VerificationList
            search={search}
            action={<CsvButton exporting={useVerificationsExport(search)} />}
          />
        </TabPanel>
      </Tabs>
    </>
  )
}
