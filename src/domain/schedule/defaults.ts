import type { ScheduleDays } from './schedule.ts'

/** Used unless a setting says otherwise. */
export const scheduleDefaults: ScheduleDays = {
  'application.reminder': [2, 5, 10],
  'application.release': [14],
  'hours.reminder': [7],
  'hours.confirmation': [10],
  'work.silence': [11],
  'work.freeing': [14],
  'work.renewal': [90],
  'work.overdue': [104],
  'application.update': [7],
  'project.deadline': [3],
  'project.start': [3],
  'project.end': [7],
  'project.completion': [1],
  'work.review': [3],
  'volunteer.summary': [0],
  'invite.reminder': [10],
  'invite.expiry': [14],
}
