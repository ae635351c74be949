import type { ReactNode } from 'react'
import { FolderSearch } from 'lucide-react'
import { CaseList } from '#web/features/administration/cases/case-list.tsx'
import { adminProjectsCatalog } from '#web/features/administration/texts/admin-projects-texts.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import { ProjectCaseCard } from './project-case.tsx'
import { ProjectDecisionDialog } from './project-decision-dialog.tsx'
import { useProjectCases, type ProjectCaseSearch } from './projects-api.ts'

/** Open cases of projects, decided ones, or all projects that match a search. */
export function ProjectsList({ search, action }: { search: ProjectCaseSearch; action: ReactNode }) {
  const texts = useTexts(adminProjectsCatalog)
  return (
    <CaseList
      action={action}
      list={useProjectCases(search)}
      icon={FolderSearch}
      none={texts.none[search.show ?? 'open']}
      texts={texts}
      isRows
      shape="h-16 rounded-lg"
      versionOf={({ version }) => version}
      Case={ProjectCaseCard}
      Dialog={ProjectDecisionDialog}
    />
  )
}
