import { creekKeepersProjects } from './projects/creek-keepers.ts'
import { earlierProjects } from './projects/earlier.ts'
import { eveningCallProjects } from './projects/evening-call.ts'
import { lanternStreetProjects } from './projects/lantern-street.ts'
import { millBendProjects } from './projects/mill-bend.ts'
import { northsideStringsProjects } from './projects/northside-strings.ts'
import { openCurbProjects } from './projects/open-curb.ts'
import { secondAcreProjects } from './projects/second-acre.ts'
import { pastProjects } from './past.ts'
import type { DemoProject } from './shapes.ts'
import { tenantsClinicProjects } from './projects/tenants-clinic.ts'
import { thresholdProjects } from './projects/threshold.ts'

/** The invented projects, grouped by organization. */
export const demoProjects: readonly DemoProject[] = [
  ...lanternStreetProjects,
  ...secondAcreProjects,
  ...creekKeepersProjects,
  ...tenantsClinicProjects,
  ...millBendProjects,
  ...northsideStringsProjects,
  ...thresholdProjects,
  ...eveningCallProjects,
  ...openCurbProjects,
  ...pastProjects,
  ...earlierProjects,
]
