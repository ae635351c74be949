import type { DemoImpact } from './shapes.ts'

/**
 * Impact of the demo's completed projects, as their organizations report it. One organization has not reported yet.
 */
export const demoImpact: readonly DemoImpact[] = [
  {
    project: 'lantern-flyers',
    peopleHelped: 19,
    summary:
      'Nineteen people stood at our door with the flyer in their hands, and fourteen of them still come.',
  },
  {
    project: 'lantern-database',
    peopleHelped: 860,
    summary:
      'Every learner of nine years has one record now. We wrote to the 860 whose classes had moved, and 112 came back.\nThe numbers for the next grant application took one afternoon.',
  },
  {
    project: 'lantern-orientation',
    peopleHelped: 212,
    summary:
      'Thirty-four of forty new tutors came back in the second week. Together they teach 212 learners this year.',
  },
  {
    project: 'acre-beds',
    peopleHelped: 46,
    summary: 'Forty-six households of our street eat from the three beds, and nobody needs a ladder for it.',
  },
  {
    project: 'curb-books',
    peopleHelped: null,
    summary: 'A heap of receipts became one ledger. The audit took an afternoon and ended with a compliment.',
  },
  {
    project: 'threshold-map',
    peopleHelped: 310,
    summary:
      'Families carry the map in eleven languages. The ten errands take eleven days; it used to be nineteen.',
  },
  {
    project: 'strings-poster',
    peopleHelped: 260,
    summary: 'The hall was full: 260 people, most of them for the first time.',
  },
  {
    project: 'acre-signs',
    peopleHelped: 540,
    summary: 'School classes find the bees by themselves. We counted 540 children since the signs stand.',
  },
  {
    project: 'strings-inventory',
    peopleHelped: 131,
    summary: 'A hundred and thirty-one children play an instrument that was found, photographed and mended.',
  },
  {
    project: 'strings-summer',
    peopleHelped: 640,
    summary:
      'Some 640 neighbors came to the three camp concerts. Twenty-two children asked for an instrument.',
  },
  {
    project: 'strings-handbook',
    peopleHelped: 90,
    summary: 'Ninety families have the booklet, and the rosin questions have stopped.',
  },
  {
    project: 'mill-forty',
    peopleHelped: 31,
    summary: 'Thirty-one of forty animals have a family. One family has three of them.',
  },
  {
    project: 'mill-schedule',
    peopleHelped: 85,
    summary: 'All eighty-five foster families use the calendar, the oldest with a telephone from 2014.',
  },
]
