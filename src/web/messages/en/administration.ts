/** The administrators' area: its frame and its overview. */
export const administration = {
  title: 'Administration',
  navigation: 'Administration',
  sections: {
    overview: 'Overview',
    verification: 'Verification',
    claims: 'Claims',
    registers: 'Registers',
    people: 'People',
    organizations: 'Organizations',
    jobs: 'Jobs and mail',
    audit: 'Audit log',
  },
  overview: {
    title: 'Overview',
    intro: 'What waits for a decision, and how the platform stands.',
    waiting: 'Waiting for you',
    waitingFor: {
      verifications: (count: number) => (count === 1 ? 'organization to verify' : 'organizations to verify'),
      failedJobs: (count: number) => (count === 1 ? 'failed job' : 'failed jobs'),
    },
    nothing: 'Nothing waits for you',
    nothingText: 'New requests appear here as they come in.',
    totals: 'The platform',
    people: 'People',
    organizations: 'Organizations',
    verified: (count: number) => `${count} verified`,
    administrators: 'Administrators',
    failed: 'The overview could not be loaded',
  },
  secondFactor: {
    title: 'One more step',
    text: 'Administrators sign in with a second factor here. Please set one up in your account settings first.',
    action: 'Open account settings',
  },
}
