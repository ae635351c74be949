import {
  VolunteerList,
  type VolunteerListProps,
} from '#web/features/applications/dashboard/volunteer-list.tsx'
import { renderHoursToConfirm } from '#web/pages/applications/collaboration.tsx'

/** An organization's volunteers with the hours that wait for an answer. */
export const VolunteersTab = (props: Omit<VolunteerListProps, 'hours'>) => (
  <VolunteerList {...props} hours={renderHoursToConfirm} />
)
