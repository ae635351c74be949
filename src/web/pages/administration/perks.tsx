import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { perkStates } from '#domain/rewards/perks.ts'
import { adminPerksCatalog } from '#web/features/administration/texts/admin-perks-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { perksSearch } from './routes.tsx'
import { PerksList } from '#web/features/administration/perks/perks-list.tsx'
import { usePageHead } from '#web/lib/navigation/page-head.ts'
import { useSearchState } from '#web/lib/navigation/search-state.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TabPanel, Tabs } from '#web/ui/actions/tabs.tsx'

const tabs = ['all', ...perkStates] as const

/** The perk catalog at /admin/perks. */
export function AdminPerksPage() {
  const texts = useTexts(adminPerksCatalog)
  usePageHead({ title: texts.title })
  const [search, changeSearch] = useSearchState(perksSearch)
  const { state = 'all' } = search
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-3xl sm:text-4xl">{texts.title}</h1>
          <p className="text-muted measure mt-2">{texts.intro}</p>
        </div>
        <Button asChild>
          <Link {...paths.adminNewPerk()}>
            <Plus aria-hidden />
            {texts.add}
          </Link>
        </Button>
      </div>
      <Tabs
        label={texts.tabs}
        tabs={tabs.map((value) => ({ value, label: texts.states[value] }))}
        value={state}
        onValueChange={(value) => changeSearch(() => ({ state: value === 'all' ? undefined : value }))}
      >
        <TabPanel value={state}>
          <PerksList search={search} />
        </TabPanel>
      </Tabs>
    </>
  )
}
