import { OwnProjects, type OwnProjectsProps } from '#web/features/projects/own/own-projects.tsx'
import { UnfinishedList, type UnfinishedListProps } from '#web/features/projects/own/unfinished-list.tsx'

/** An organization's projects, and those that someone has begun and not posted. */
export const ProjectsTab = ({
  list,
  ...unfinished
}: Pick<OwnProjectsProps, 'list'> & UnfinishedListProps) => (
  <>
    <div className="mb-4 empty:hidden">
      <UnfinishedList {...unfinished} />
    </div>
    <OwnProjects list={list} organization={unfinished.organization} coversAll={unfinished.coversAll} />
  </>
)
