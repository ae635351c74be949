/** The demo's files, read and checked. Any likeness to a real person or organization is a coincidence. */
import { z } from '#contract/zod.ts'
import { parseFile, parseRows } from './files.ts'
import { applicationsOfPast, projectOfPast, reviewsOfPast } from './past.ts'
import {
  deviceShape,
  organizationShape,
  pastWorkShape,
  projectShape,
  registerFile,
  skillPlacementShape,
  volunteerShape,
} from './shapes.ts'
import {
  applicationShape,
  conversationShape,
  inviteShape,
  impactShape,
  perkShape,
  restShape,
  reviewShape,
  savedProjectShape,
  workShape,
} from './work-shapes.ts'

export const demoDevices = parseRows('devices', deviceShape)
/** By the person's key. */
export const demoVolunteers: Readonly<Record<string, z.infer<typeof volunteerShape>>> = parseFile(
  'volunteers',
  z.record(z.string(), volunteerShape),
)
export const demoOrganizations = parseRows('organizations', organizationShape)
export const demoRegister = parseFile('register', registerFile)

const pastWork = parseRows('past-work', pastWorkShape)

/** In the order in which they are posted. */
export const demoProjects = [
  ...[
    'lantern-street',
    'second-acre',
    'creek-keepers',
    'tenants-clinic',
    'mill-bend',
    'northside-strings',
    'threshold',
    'evening-call',
    'open-curb',
  ].flatMap((organization) => parseRows(`projects/${organization}`, projectShape)),
  ...pastWork.map(projectOfPast),
  // Work that was completed some months ago, so that ratings have a history.
  ...parseRows('projects/earlier', projectShape),
]
export const demoSkillPlacements = parseRows('skill-placements', skillPlacementShape)
export const demoApplications = [
  ...parseRows('applications', applicationShape),
  ...pastWork.flatMap(applicationsOfPast),
]
export const demoWork = parseRows('hours', workShape)
export const demoImpact = parseRows('impact', impactShape)
export const demoReviews = [...parseRows('reviews', reviewShape), ...pastWork.flatMap(reviewsOfPast)]
export const demoSavedProjects = parseRows('saved-projects', savedProjectShape)
export const demoRest = parseRows('rest', restShape)
export const demoPerks = parseRows('perks', perkShape)
export const demoInvites = parseRows('invites', inviteShape)
export const demoConversations = parseRows('conversations', conversationShape)
