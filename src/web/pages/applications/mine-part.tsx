import { MyApplications, type MyApplicationsProps } from '#web/features/applications/mine/my-applications.tsx'
import { volunteerWork } from './volunteer-work.tsx'

/** The tab of one's own applications, which organizations do not load. */
export const MinePart = (props: Omit<MyApplicationsProps, 'parts'>) => (
  <MyApplications {...props} parts={volunteerWork} />
)
