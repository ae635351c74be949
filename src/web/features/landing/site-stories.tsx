import { useStories } from './stories-api.ts'
import { StoryList } from './stories.tsx'

/** The stories that the operator wrote, in place of those of the content file. */
export function SiteStories() {
  const { data } = useStories()
  return data && data.stories.length > 0 && <StoryList stories={data.stories} />
}
