import type { PastProject } from './past.ts'

/**
 * Invented work. Whenever the demo is loaded, Northside Strings completed a project and received two reviews in the
 * previous month, 25 or 50 days ago.
 */
export const pastWork: readonly PastProject[] = [
  {
    key: 'strings-inventory',
    organization: 'northside-strings',
    title: 'Count and photograph the instrument library',
    paragraph:
      'We lend out a hundred and sixty instruments and knew of a hundred and forty. Before autumn every violin, viola and cello was to have a number, a photograph and a line about its last repair.',
    skills: ['Photography', 'Data Analysis'],
    causeAreas: ['Arts & Culture', 'Children & Youth'],
    duration: '3-4 weeks',
    deliverables: 'A photograph and a record of each instrument, and a sheet that the parents keep.',
    impact: 'No child waits for an instrument that is lying in a cupboard.',
    postedDaysAgo: 66,
    completedDaysAgo: 25,
    work: [
      {
        volunteer: 'aiyana',
        letter: 'I bring lights and a gray cloth, and I promise not to touch a bridge.',
        rating: 5,
        review:
          'The parents had every case open and in a row when I came. I have had worse conditions in studios.',
      },
      {
        volunteer: 'leo',
        letter: 'I ran a warehouse for a theater. Instruments are props that cry when they are dropped.',
        rating: 5,
        review: 'They knew what they did not know, which is where a count begins. Decisions took a day.',
      },
      {
        volunteer: 'samuel',
        letter: 'A sheet that six parents can keep is harder than a database, and I would like to try.',
        rating: 4,
        review: 'Good work with kind people. The numbers of the old repairs came late, and then all at once.',
      },
    ],
  },
  {
    key: 'strings-summer',
    organization: 'northside-strings',
    title: 'Tell the summer camp in forty short posts',
    paragraph:
      'Six weeks of camp, sixty children and one telephone among three teachers. We wanted the families who could not come to see what their children played, and the neighborhood to know that we exist.',
    skills: ['Social Media', 'Content Writing'],
    causeAreas: ['Children & Youth', 'Education'],
    duration: '1-2 months',
    deliverables:
      'Forty posts with the consent of every family, and a plan that the teachers can go on with.',
    impact: 'Twenty-two children asked for an instrument in September, twice as many as the year before.',
    postedDaysAgo: 104,
    completedDaysAgo: 50,
    work: [
      {
        volunteer: 'hannah',
        letter: 'I answer weather questions for a ferry. Children with cellos would be a promotion.',
        rating: 5,
        review: 'Consent forms were ready on the first day, in four languages. That is how one knows.',
      },
      {
        volunteer: 'tomas',
        letter: 'I can write the posts in Spanish too, and sit with the grandmothers at the concerts.',
        rating: 5,
        review: 'They asked what a sentence sounded like before they printed it. A rare thing.',
      },
    ],
  },
  {
    key: 'strings-handbook',
    organization: 'northside-strings',
    title: 'A handbook for parents who have never held a bow',
    paragraph:
      'Rosin, strings, shoulder rests, and what to do when the soundpost falls: our parents ask the same thirty questions every year. We wanted the answers in one booklet with pictures.',
    skills: ['Content Writing', 'Photography'],
    causeAreas: ['Education', 'Children & Youth'],
    duration: '1-2 months',
    deliverables: 'A booklet of thirty-two pages, with photographs, that a printer can print.',
    impact: 'Teachers teach in the first ten minutes of a lesson instead of explaining rosin.',
    postedDaysAgo: 140,
    completedDaysAgo: 88,
    work: [
      {
        volunteer: 'grace',
        letter: 'I write for a hospital foundation: plain words, short sentences, no panic.',
        rating: 5,
        review: 'Theo read every page to a parent before he said yes to it. I will do that too from now on.',
      },
      {
        volunteer: 'aiyana',
        letter: 'I would like to photograph hands. Yours are busy with something worth looking at.',
        rating: 5,
        review: 'A clear list of pictures, good light in the hall, and somebody who held the cello still.',
      },
      {
        volunteer: 'hannah',
        letter: 'I collect questions for a living and know which thirty they will be.',
        rating: 4,
        review: 'Friendly and exact. One more round of corrections than agreed, and they said sorry for it.',
      },
    ],
  },
  {
    key: 'strings-budget',
    organization: 'northside-strings',
    title: 'What a lent violin costs in a year',
    paragraph:
      'Repairs, strings, insurance and the two that never come back: nobody had ever added it up. The board wanted one honest number before it asked for money.',
    skills: ['Accounting', 'Data Analysis'],
    causeAreas: ['Arts & Culture'],
    duration: '3-4 weeks',
    deliverables: 'A model of the costs in one sheet, and two pages that a board reads.',
    impact: 'The number went into three applications, and two of them were granted.',
    postedDaysAgo: 172,
    completedDaysAgo: 130,
    work: [
      {
        volunteer: 'samuel',
        letter: 'I have closed the books of a theater, and violins sound simpler.',
        rating: 5,
        review: 'Receipts in order, questions answered within a day, and a concert at the end.',
      },
      {
        volunteer: 'leo',
        letter: 'Tell me what happens between a broken string and a new one, and I draw you the line.',
        rating: 5,
        review: 'The board really read it. I was asked three questions, and all three were good.',
      },
    ],
  },
  {
    key: 'mill-forty',
    organization: 'mill-bend',
    title: 'Portraits of forty animals that wait',
    paragraph:
      'An animal with a good picture finds a home in half the time. We had forty without one, most of them black, and foster families all over the valley.',
    skills: ['Photography', 'Content Writing'],
    causeAreas: ['Animals'],
    duration: '3-4 weeks',
    deliverables: 'A portrait of each animal with three honest sentences about it.',
    impact: 'Thirty-one of the forty had a home by the end of the month.',
    postedDaysAgo: 84,
    completedDaysAgo: 40,
    work: [
      {
        volunteer: 'aiyana',
        letter: 'Black dogs need a window and patience. I have both.',
        rating: 5,
        review: 'Carol drove me to eleven kitchens in two days and knew every name, also of the people.',
      },
      {
        volunteer: 'hannah',
        letter: 'Three honest sentences are my favorite length.',
        rating: 4,
        review: 'A good list and quick answers. The goose was not as described.',
      },
    ],
  },
  {
    key: 'mill-schedule',
    organization: 'mill-bend',
    title: 'One calendar for eighty-five foster families',
    paragraph:
      'Who takes whom, from when, and who drives: until now it was a wall of paper in Carol’s hallway. We wanted a calendar that works on old telephones and that nobody has to explain twice.',
    skills: ['Web Development', 'Project Management'],
    causeAreas: ['Animals', 'Community Development'],
    duration: '1-2 months',
    deliverables: 'A calendar in use, an hour of showing it to six families, and a page of help.',
    impact: 'Nobody sleeps in a car with four kittens any more because a message got lost.',
    postedDaysAgo: 128,
    completedDaysAgo: 75,
    work: [
      {
        volunteer: 'priya',
        letter: 'Old telephones and people who are in a hurry: that is my kind of work.',
        rating: 5,
        review: 'They tried every version the same evening and told me what broke. Perfect partners.',
      },
      {
        volunteer: 'leo',
        letter: 'Let me stand in the hallway for a morning before anybody builds anything.',
        rating: 5,
        review: 'A real problem, real people, and somebody who could decide. More I do not need.',
      },
    ],
  },
  {
    key: 'mill-appeal',
    organization: 'mill-bend',
    title: 'A spring letter to two thousand friends',
    paragraph:
      'Once a year we ask by letter, and last year’s was four pages about kennels that we do not have. We wanted one page that says what a winter with 412 animals costs.',
    skills: ['Fundraising', 'Content Writing'],
    causeAreas: ['Animals'],
    duration: '3-4 weeks',
    deliverables: 'A letter of one page, its answer card, and a list of whom to write to.',
    impact: 'The letter paid the winter’s veterinary bills, for the first time before summer.',
    postedDaysAgo: 160,
    completedDaysAgo: 115,
    work: [
      {
        volunteer: 'grace',
        letter: 'I would take out the kennels and put in one dog.',
        rating: 4,
        review: 'They trusted me with the dog. The list of addresses took longer than the letter.',
      },
      {
        volunteer: 'samuel',
        letter: 'I can tell you what the letter earned, name by name, and what the stamps cost.',
        rating: 5,
        review: 'Everything was where they said it would be, even the receipts from 2019.',
      },
    ],
  },
]
