/** The fields that spec F3 gives to the entities. */

/** The documented fields of each entity; names after a slash belong to a nested part. */
export const entities = {
  User: `id email firstName lastName userType hasVolunteerProfile hasOrganizationProfile isVolunteer isOrganization
    primaryRole profileImageUrl`,
  'Project card': `id title description skillsRequired requiredSkills preferredSkills causeAreas timeCommitment
    timeCommitmentHours duration location isRemote applicationDeadline volunteersNeeded maxVolunteers experienceLevel
    urgency status createdAt organizationId organizationName organizationVerified averageRating totalReviews`,
  Project: `id title description skillsRequired requiredSkills preferredSkills causeAreas timeCommitment
    timeCommitmentHours duration deliverables impact location isRemote applicationDeadline volunteersNeeded
    maxVolunteers experienceLevel contactInstructions perks requirements urgency timeline status createdAt
    organizationId organizationName organizationVerified organizationDescription organizationRating
    organizationProjectsCount organizationWebsite averageRating totalReviews`,
  'Organization (top-rated list)': 'userId organizationName mission averageRating totalReviews topRatedBadge',
  Application: `id projectId volunteerId status coverLetter proposedApproach questions organizationFeedback hasReview
    createdAt updatedAt reviewedAt project/id project/title project/description project/causeAreas
    project/timeCommitment project/isRemote project/status organization/organizationName`,
  'Application of an organization':
    'id status coverLetter volunteer/email project/title organization/organizationName',
  Review: 'id rating reviewText',
  'Volunteer dashboard response': `activeApplications currentProjects completedProjects totalImpact recentReviews
    stats/activeApplications stats/completedProjects stats/totalHours`,
  'Organization dashboard response': `activeProjects pendingApplications completedProjects totalVolunteersHelped
    recentReviews stats/activeProjects stats/totalVolunteers stats/impactMetrics`,
  'Review analytics response': `totalReceived totalGiven averageReceivedRating averageGivenRating
    recentTrends/improvement categoryBreakdown topSkillsRated collaborationHistory`,
  'User rewards': `currentPoints nextLevelPoints currentLevel rank/tier rank/position rank/totalUsers projectsCompleted
    hoursVolunteered weeklyStreak badges availablePerks achievements`,
  'Project match': `id title description matchScore organization/name organization/verified organization/rating
    organization/totalReviews postedAt urgency estimatedHours skillsRequired causeAreas matchReasons/0/description
    matchReasons/0/score benefits isRemote location timeCommitment`,
  'Trending skills response': 'skills',
  'Discovery response': 'featuredProjects',
  'Saved status response': 'isSaved saved',
  'Own project': 'id title status visibility',
  OrganizationProfile: `organizationName description website causeAreas location foundedYear employeeCount budgetRange
    contactEmail contactPhone socialMedia/twitter socialMedia/facebook socialMedia/linkedin socialMedia/instagram
    isVerified ein size missionStatement mission focusAreas yearEstablished socialMediaHandles`,
  VolunteerProfile: `bio skills preferredCauses interests availability availabilityChoice maxHoursPerWeek experience
    experienceLevel workingStyle/remote workingStyle/collaborative workingStyle/independent workingStyle/mentorship
    location website linkedinUrl portfolio/projects`,
  'Verification answer': 'status isVerified title message checks reasons',
  nothing: '',
} as const

export type Entity = keyof typeof entities

/** The documented fields that a value lacks. */
export function missingFrom(value: unknown, entity: Entity): string[] {
  return entities[entity].split(/\s+/).filter((path) => {
    let part: unknown = value
    for (const name of path.split('/').filter(Boolean)) {
      if (typeof part !== 'object' || part === null || !(name in part)) return true
      part = Reflect.get(part, name)
    }
    return false
  })
}
