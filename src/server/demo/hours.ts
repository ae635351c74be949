import type { DemoWork } from './shapes.ts'

/** Invented hours: confirmed, waiting and one rejected. */
export const demoWork: readonly DemoWork[] = [
  {
    project: 'lantern-handbook',
    volunteer: 'maya',
    entries: [
      { daysAgo: 19, hours: 2, note: 'Watched two learners look for the classroom', confirmedDaysAgo: 14 },
      { daysAgo: 16, hours: 3.5, note: 'Paper draft, cut and pasted', confirmedDaysAgo: 14 },
      { daysAgo: 12, hours: 4, note: 'Second draft after the test with the learners', confirmedDaysAgo: 6 },
      {
        daysAgo: 9,
        hours: 2.5,
        note: 'Telephone call with Bea, list of open questions',
        confirmedDaysAgo: 6,
      },
      { daysAgo: 4, hours: 3, note: 'Layout of pages 1 to 4' },
      { daysAgo: 1, hours: 2.75, note: 'Layout of pages 5 to 8' },
    ],
  },
  {
    project: 'strings-poster',
    volunteer: 'maya',
    entries: [
      { daysAgo: 78, hours: 4, note: 'Two directions on paper', confirmedDaysAgo: 70 },
      { daysAgo: 72, hours: 5.5, note: 'Poster in both sizes', confirmedDaysAgo: 70 },
      { daysAgo: 60, hours: 6, note: 'Program, 130 names', confirmedDaysAgo: 53 },
    ],
  },
  {
    project: 'acre-signs',
    volunteer: 'maya',
    entries: [
      { daysAgo: 52, hours: 2, note: 'The walk by video', confirmedDaysAgo: 40 },
      { daysAgo: 44, hours: 6, note: 'Twelve sketches', confirmedDaysAgo: 40 },
      { daysAgo: 30, hours: 5, note: 'Drawings at full size', confirmedDaysAgo: 20 },
    ],
  },
  {
    project: 'acre-signs',
    volunteer: 'aiyana',
    entries: [
      { daysAgo: 50, hours: 3, note: 'Photographs of the paths', confirmedDaysAgo: 40 },
      { daysAgo: 22, hours: 4, note: 'Painting day', confirmedDaysAgo: 20 },
    ],
  },
  {
    project: 'lantern-esl',
    volunteer: 'denise',
    entries: [
      { daysAgo: 24, hours: 3, note: 'Training with Bea', confirmedDaysAgo: 14 },
      { daysAgo: 17, hours: 2.5, confirmedDaysAgo: 14 },
      { daysAgo: 10, hours: 2.5, confirmedDaysAgo: 6 },
      { daysAgo: 3, hours: 2.5, note: 'The group has grown to seven' },
    ],
  },
  {
    project: 'lantern-database',
    volunteer: 'samuel',
    entries: [
      { daysAgo: 100, hours: 8, note: 'Eleven spreadsheets become one', confirmedDaysAgo: 92 },
      { daysAgo: 90, hours: 12, note: 'Doubles merged, each with a note', confirmedDaysAgo: 80 },
      { daysAgo: 75, hours: 9.5, note: 'Attendance form', confirmedDaysAgo: 64 },
      { daysAgo: 66, hours: 5, note: 'Reports and handover', confirmedDaysAgo: 64 },
    ],
  },
  {
    project: 'lantern-orientation',
    volunteer: 'denise',
    entries: [
      { daysAgo: 60, hours: 4, note: 'Planning', confirmedDaysAgo: 45 },
      { daysAgo: 50, hours: 5, note: 'First evening', confirmedDaysAgo: 45 },
      { daysAgo: 43, hours: 5, note: 'Second evening', confirmedDaysAgo: 26 },
    ],
  },
  {
    project: 'lantern-orientation',
    volunteer: 'hannah',
    entries: [{ daysAgo: 52, hours: 6, note: 'The plan on two pages', confirmedDaysAgo: 45 }],
  },
  {
    project: 'lantern-orientation',
    volunteer: 'leo',
    entries: [{ daysAgo: 50, hours: 8, note: 'Planning and first evening', confirmedDaysAgo: 45 }],
  },
  {
    project: 'acre-website',
    volunteer: 'priya',
    entries: [
      { daysAgo: 14, hours: 6, note: 'Ordering on an old phone', confirmedDaysAgo: 9 },
      { daysAgo: 11, hours: 4, note: 'Packing list', confirmedDaysAgo: 9 },
      {
        daysAgo: 8,
        hours: 9,
        note: 'Reading about payments',
        rejected: {
          daysAgo: 6,
          reason: 'We said reading is on the house. Put in the afternoon you tested, please.',
        },
      },
      { daysAgo: 5, hours: 5.5, note: 'Test at the farm stand' },
      { daysAgo: 2, hours: 3, note: 'Pickup days' },
    ],
  },
  {
    project: 'evening-budget',
    volunteer: 'daniel',
    entries: [
      { daysAgo: 80, hours: 5, note: 'Two years of bank statements', confirmedDaysAgo: 60 },
      { daysAgo: 64, hours: 4, note: 'First page, shown to Walt', confirmedDaysAgo: 60 },
      { daysAgo: 40, hours: 2.5, note: 'The board', confirmedDaysAgo: 36 },
    ],
  },
  {
    project: 'evening-callers',
    volunteer: 'daniel',
    entries: [
      { daysAgo: 20, hours: 2, note: 'First calls', confirmedDaysAgo: 15 },
      { daysAgo: 13, hours: 1.5, confirmedDaysAgo: 8 },
      { daysAgo: 6, hours: 2, note: 'Garlic, at length' },
    ],
  },
  {
    project: 'creek-social',
    volunteer: 'hannah',
    entries: [
      { daysAgo: 18, hours: 5, note: 'The heron series', confirmedDaysAgo: 12 },
      { daysAgo: 7, hours: 4 },
    ],
  },
  {
    project: 'tenants-guides',
    volunteer: 'jonah',
    entries: [
      { daysAgo: 15, hours: 4, note: 'Lockouts', confirmedDaysAgo: 10 },
      { daysAgo: 5, hours: 3.25, note: 'Repairs' },
    ],
  },
  {
    project: 'evening-rota',
    volunteer: 'leo',
    entries: [
      { daysAgo: 28, hours: 5, note: 'An afternoon with the index cards', confirmedDaysAgo: 21 },
      { daysAgo: 19, hours: 6, confirmedDaysAgo: 15 },
    ],
  },
  {
    project: 'mill-portraits',
    volunteer: 'aiyana',
    entries: [{ daysAgo: 33, hours: 5, note: 'The goose, and four cats', confirmedDaysAgo: 30 }],
  },
  {
    project: 'threshold-packet',
    volunteer: 'farid',
    entries: [
      { daysAgo: 10, hours: 4, note: 'Dari, first half', confirmedDaysAgo: 7 },
      { daysAgo: 3, hours: 4, note: 'Dari, second half' },
    ],
  },
]
