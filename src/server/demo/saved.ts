/** The projects that people saved, and how many days ago. */
export const demoSaved: readonly { volunteer: string; project: string; daysAgo: number }[] = [
  { volunteer: 'maya', project: 'strings-mentors', daysAgo: 8 },
  { volunteer: 'maya', project: 'mill-fosters', daysAgo: 5 },
  { volunteer: 'maya', project: 'curb-pipeline', daysAgo: 2 },
  { volunteer: 'daniel', project: 'creek-cleanups', daysAgo: 3 },
  { volunteer: 'daniel', project: 'tenants-attorneys', daysAgo: 1 },
  { volunteer: 'priya', project: 'strings-app', daysAgo: 9 },
  { volunteer: 'samuel', project: 'curb-pipeline', daysAgo: 6 },
  { volunteer: 'grace', project: 'evening-press', daysAgo: 4 },
]
