import { expect, test } from 'vitest'
import { demoPeople } from './accounts.ts'
import { demoApplications, demoInvites, demoOrganizations, demoProjects } from './data.ts'

test.each(demoInvites.map((each) => [`${each.volunteer} to ${each.project}`, each] as const))(
  'the demo invite of %s is by a member, of someone who has not applied',
  (_name, { project, volunteer, by, hoursAgo, decline }) => {
    const { organization } = demoProjects.find(({ key }) => key === project) ?? {}
    const found = demoOrganizations.find(({ key }) => key === organization)
    expect([found?.owner, ...(found?.managers ?? [])]).toContain(by)
    expect(demoPeople.map(({ key }) => key)).toContain(volunteer)
    const applied = demoApplications.filter((each) => each.volunteer === volunteer)
    expect(applied.map((each) => each.project)).not.toContain(project)
    // An open one would have expired.
    expect(decline ? decline.hoursAgo < hoursAgo : hoursAgo < 10 * 24).toBe(true)
  },
)
