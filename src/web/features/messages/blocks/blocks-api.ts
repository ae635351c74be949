import { blockSide, getBlock, listBlocks, unblockSide } from '#contract/messages/blocks.ts'
import type { EndpointRequest } from '#contract/endpoint.ts'
import { getApplicant } from '#contract/applications/applicants.ts'
import { listMyApplications } from '#contract/applications/lists.ts'
import { listCorrespondents } from '#contract/messages/conversations.ts'
import { listKey } from '#web/features/messages/cache.ts'
import { getOrganization } from '#contract/organizations/page.ts'
import { blocksCatalog } from '#web/features/messages/texts/blocks-texts.ts'
import { getProject, listProjects } from '#contract/projects/projects.ts'
import { listVolunteers } from '#contract/matching/directory.ts'
import { call } from '#web/lib/calls/api.ts'
import { useEndpointList } from '#web/lib/calls/endpoint-list.ts'
import { useCallMutation } from '#web/lib/calls/endpoint-mutation.ts'
import { useEndpointQuery } from '#web/lib/calls/endpoint-query.ts'
import { useTexts } from '#web/lib/language/texts.ts'
import type { BlockChange } from './block-dialog.tsx'

/** The other side of a block: an organization, or a volunteer and the organization that acts. */
export type OtherSide = EndpointRequest<typeof getBlock>['query']

/** Whether the reader's side blocks the other and may; asks nothing for `null`. */
export const useBlock = (other: OtherSide | null) =>
  useEndpointQuery(getBlock, other && { query: other }).data

/** Whom the reader and their organizations block. */
export const useBlocks = () => useEndpointList(listBlocks, { query: {} })

/** Blocks the other side or undoes that, and says so. */
export function useChangeBlock(other: OtherSide, name: string) {
  const texts = useTexts(blocksCatalog)
  return useCallMutation(
    (change: BlockChange) => call(change === 'block' ? blockSide : unblockSide, { query: other }),
    {
      invalidates: [
        getBlock,
        getOrganization,
        getProject,
        listBlocks,
        listCorrespondents,
        listKey,
        getApplicant,
        listMyApplications,
        listProjects,
        listVolunteers,
      ],
      awaitsRefetch: false,
      done: ({ isBlocked }) => {
        const { title, description } = isBlocked ? texts.blocked : texts.unblocked
        return { title: title({ name }), description }
      },
      failed: texts.failed,
    },
  )
}
