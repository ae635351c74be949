import { Link } from '@tanstack/react-router'
import { scheduleStates } from '#contract/administration/list-filters.ts'
import { scheduleRulesCatalog } from '#contract/texts/schedule-rules-texts.ts'
import { staffListsCatalog } from '#contract/texts/staff-lists-texts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { ActionList, labelRule } from '#web/features/administration/schedule/action-list.tsx'
import { useScheduleCounts, useScheduleExport } from '#web/features/administration/schedule/schedule-api.ts'
import { adminScheduleCatalog } from '#web/features/administration/texts/admin-schedule-texts.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { scheduleSearch } from './routes.tsx'

/** What is due, what ran and what failed, at /admin/schedule; state and rule are in the URL. */
export function AdminSchedulePage() {
  const texts = useTexts(adminScheduleCatalog)
  const rules = useTexts(scheduleRulesCatalog)
  const { scheduleStates: names } = useTexts(staffListsCatalog)
  usePageHead({ title: texts.title })
  const [search, changeSearch] = useSearchState(scheduleSearch)
  const state = search.state ?? 'failed'
  const { data } = useScheduleCounts()
  const counts = data ?? []
  const countOf = (one: string) =>
    // Unknown is not none.
    data?.filter((row) => row.state === one).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
      <p className="text-muted mt-2 mb-6">
        {texts.intro}{' '}
        <Link {...paths.help('schedule')} className="link">
          {texts.rulesLink}
        </Link>
      </p>
      <Tabs
        label={texts.tabs}
        tabs={scheduleStates.map((value) => ({ value, label: names[value], count: countOf(value) }))}
        value={state}
        onValueChange={(value) => changeSearch(({ rule }) => ({ state: value, rule }), { replace: true })}
      >
        <TabPanel value={state}>
          <Field label={texts.rule} className="mb-5 w-full sm:w-96">
            <Select
              value={search.rule ?? ''}
              placeholder={texts.anyRule}
              options={[...new Set(counts.map(({ rule }) => rule))].map((rule) => ({
                value: rule,
                label: labelRule(rules, rule),
              }))}
              onChange={(event) => {
                const rule = event.currentTarget.value || undefined
                changeSearch((current) => ({ ...current, rule }))
              }}
            />
          </Field>
          <div className="mb-3 flex justify-end">
            <CsvButton exporting={useScheduleExport(search)} />
          </div>
          <ActionList search={search} />
        </TabPanel>
      </Tabs>
    </>
  )
}
