import { AwaitedList } from '#web/features/projects/own/awaited-list.tsx'
import { SavedList, type SavedListProps } from '#web/features/projects/own/saved-projects.tsx'

/** The projects that a volunteer waits for or has saved. */
export const SavedTab = (props: SavedListProps) => (
  <>
    <AwaitedList />
    <SavedList {...props} />
  </>
)
