/** Where the staff decides what waits. */
export const waitingPaths = {
  reports: '/admin/reports',
  verifications: '/admin/verification',
  claims: '/admin/claims',
  helpRequests: '/admin/help-requests',
  failedJobs: '/admin/jobs',
  skills: '/admin/skills',
} as const
