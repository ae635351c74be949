import { jobStates } from '#contract/administration/list-filters.ts'
import { jobNamesCatalog } from '#contract/texts/job-names-texts.ts'
import { CsvButton } from '#web/lib/calls/csv-button.tsx'
import { jobsCatalog } from '#web/features/administration/texts/jobs-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { jobsSearch } from './routes.tsx'
import { JobList, labelJobKind } from '#web/features/administration/jobs/job-list.tsx'
import { useJobCounts, useJobsExport, useRetry } from '#web/features/administration/jobs/jobs-api.ts'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'

/** Jobs and emails at /admin/jobs; state and kind are in the URL. */
export function AdminJobsPage() {
  const jobsTexts = useTexts(jobsCatalog)
  const names = useTexts(jobNamesCatalog)
  usePageHead({ title: jobsTexts.title })
  const [search, changeSearch] = useSearchState(jobsSearch)
  const state = search.state ?? 'failed'
  const { data } = useJobCounts()
  const counts = data ?? []
  const retry = useRetry()
  const countOf = (one: string) =>
    // Unknown is not none.
    data?.filter((row) => row.state === one).reduce((sum, { count }) => sum + count, 0)
  const kinds = counts.filter((row) => row.state === state)
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{jobsTexts.title}</h1>
      <p className="text-muted mt-2 mb-6">{jobsTexts.intro}</p>
      <Tabs
        label={jobsTexts.tabs}
        tabs={jobStates.map((value) => ({ value, label: names.states[value], count: countOf(value) }))}
        value={state}
        onValueChange={(value) => changeSearch(() => ({ state: value }), { replace: true })}
      >
        <TabPanel value={state}>
          <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
            <Field label={jobsTexts.kind} className="w-full sm:w-72">
              <Select
                value={search.kind ?? ''}
                placeholder={jobsTexts.anyKind}
                options={kinds.map(({ kind, count }) => ({
                  value: kind,
                  label: `${labelJobKind(names, kind)} (${count})`,
                }))}
                onChange={(event) => {
                  const kind = event.currentTarget.value || undefined
                  changeSearch((current) => ({ ...current, kind }))
                }}
              />
            </Field>
            {state === 'failed' &&
              kinds
                .filter(({ kind, count }) => count > 1 && (!search.kind || search.kind === kind))
                .map(({ kind, count }) => (
                  <Button
                    key={kind}
                    variant="secondary"
                    loading={
                      retry.isPending &&
                      retry.variables !== undefined &&
                      'kind' in retry.variables &&
                      retry.variables.kind === kind
                    }
                    onClick={() => retry.mutate({ kind })}
                  >
                    {jobsTexts.allAgain({ count, kind: labelJobKind(names, kind) })}
                  </Button>
                ))}
          </div>
          <div className="mb-3 flex justify-end">
            <CsvButton exporting={useJobsExport(search)} />
          </div>
          <h2 className="sr-only">{jobsTexts.list}</h2>
          <JobList search={search} />
        </TabPanel>
      </Tabs>
    </>
  )
}
