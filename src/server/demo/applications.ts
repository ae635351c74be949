import { earlierApplications } from './earlier-applications.ts'
import { pastApplications } from './past.ts'
import type { DemoApplication } from './shapes.ts'

/** Invented applications in every state. */
export const demoApplications: readonly DemoApplication[] = [
  {
    project: 'lantern-grant',
    volunteer: 'grace',
    status: 'pending',
    coverLetter:
      'I write proposals for a living, and two of the last six were for adult education. What I like about yours is that the waiting list is the argument: 61 people, 40 chairs. I live fifteen minutes away and would begin by sitting in on an evening class, because reviewers notice when the writer has been in the room.',
    proposedApproach:
      'Week 1: read the call twice and build the outline around its scoring table. Weeks 2-4: narrative and budget side by side. Then your board.',
    questions: 'Has the board already decided on the salary range for the two teachers?',
    answers: [
      'A mobile library for three counties: two vans, four part-time drivers, and a budget note about tires that made a reviewer laugh.',
      'Yes, and I would like to hear their questions myself.',
    ],
    isShortlisted: true,
    note: 'Bea knows her from the library council. Ask for the reviewer comments on the van proposal.',
    appliedDaysAgo: 1,
  },
  {
    project: 'lantern-grant',
    volunteer: 'daniel',
    status: 'pending',
    coverLetter:
      'I have written four public grants for our farm, won three of them and still remember why we lost the fourth. I can give you about four hours a week and would be glad to take the budget and its notes off your hands.',
    answers: ['The high tunnel on our farm: $18,000, and tomatoes in April.', null],
    appliedDaysAgo: 2,
  },
  {
    project: 'lantern-logo',
    volunteer: 'maya',
    status: 'pending',
    coverLetter:
      'Working on your handbook I have looked at that blurry square for three weeks now, and I have grown fond of the lantern inside it. I would like to give it clean edges without making it look like a bank. I know your printer, so I know what it can take.',
    proposedApproach:
      'One conversation with your group of three, then two directions on paper. No computer until we agree which lantern it is.',
    questions: 'Could one of the three be a learner?',
    appliedDaysAgo: 3,
  },
  {
    project: 'lantern-logo',
    volunteer: 'aiyana',
    status: 'pending',
    coverLetter:
      'I come from photography but have made three identities for small places: a bakery, a ferry and a bookshop. I like marks that a child could draw from memory. My evenings are free this month.',
    appliedDaysAgo: 5,
  },
  {
    project: 'lantern-esl',
    volunteer: 'denise',
    status: 'accepted',
    coverLetter:
      'I taught reading for thirty-one years and have been retired for one, which turns out to be plenty. Thursdays would be perfect. I can bring picture books for grown-ups, and I do not mind silence: somebody always fills it in the end.',
    organizationFeedback:
      'Denise, we would be delighted. Bea trains on Saturday; the kettle is on from nine.',
    appliedDaysAgo: 29,
    decidedDaysAgo: 27,
  },
  {
    project: 'lantern-esl',
    volunteer: 'priya',
    status: 'withdrawn',
    coverLetter:
      'My parents learned English at a table like yours, and I would love to sit on the other side of it. I am in Baltimore every other week for work.',
    endedBy: 'volunteer',
    appliedDaysAgo: 24,
    decidedDaysAgo: 20,
  },
  {
    project: 'lantern-esl',
    volunteer: 'jonah',
    status: 'declined',
    coverLetter:
      'I could join by video from Cleveland on Tuesdays and would enjoy the change from court filings. I have tutored law students for years.',
    organizationFeedback:
      'Thank you, Jonah. The groups meet around a real table and we could not make a screen work. We will write when we start an online group.',
    appliedDaysAgo: 18,
    decidedDaysAgo: 16,
  },
  {
    project: 'lantern-esl',
    volunteer: 'samuel',
    status: 'pending',
    coverLetter:
      'After tidying your records I know 240 first names and would like to meet a few of the people. I am moving to Baltimore next month; Tuesdays work.',
    appliedDaysAgo: 4,
  },
  {
    project: 'lantern-handbook',
    volunteer: 'maya',
    status: 'accepted',
    coverLetter:
      'I have spent seven years making things readable for people in a hurry; making them readable for people who are learning to read is the better version of that job. Eight pages is right. I would start by watching someone try to find your classroom with the current handbook.',
    proposedApproach:
      'Two interviews, a paper draft cut with scissors, a test with your two learners, then the layout in a free program.',
    organizationFeedback: 'The scissors convinced us. Welcome, Maya!',
    appliedDaysAgo: 23,
    decidedDaysAgo: 21,
  },
  {
    project: 'lantern-database',
    volunteer: 'samuel',
    status: 'completed',
    coverLetter:
      'Eleven spreadsheets, four of them final: I have seen worse and enjoyed it. I would work on a copy without names and document every row I merge.',
    organizationFeedback: 'Everything you promised, and a label on every drawer. Thank you.',
    appliedDaysAgo: 112,
    decidedDaysAgo: 108,
  },
  {
    project: 'acre-website',
    volunteer: 'priya',
    status: 'accepted',
    coverLetter:
      'I rebuilt the ordering of a small bakery last year, also mostly for people on old phones, and learned that the packing list is the real product. I can give you Saturdays and one evening a week until the greens are in.',
    organizationFeedback: 'You had us at the packing list.',
    appliedDaysAgo: 19,
    decidedDaysAgo: 17,
  },
  {
    project: 'acre-website',
    volunteer: 'maya',
    status: 'pending',
    coverLetter:
      'I saw that Priya is on board and that you would like someone with a feeling for interfaces. I have designed two public-sector forms that people over seventy fill in without calling anyone. I could take the ordering screens and test them at your stand by video.',
    questions: 'How do people who pay with food benefits order today?',
    appliedDaysAgo: 1,
  },
  {
    project: 'acre-photos',
    volunteer: 'aiyana',
    status: 'pending',
    coverLetter:
      'Hands, crates and long tables are what I like best to photograph. I am visiting my sister in Detroit for three weeks and could come on two Saturdays. Edited pictures by the following Thursday.',
    appliedDaysAgo: 2,
  },
  {
    project: 'acre-books',
    volunteer: 'samuel',
    status: 'pending',
    coverLetter:
      'Shoeboxes in order are half the work. I know QuickBooks and restricted funds, and I am free until the tax season begins. "Hose, $40, Pete" I take as a challenge.',
    appliedDaysAgo: 1,
  },
  {
    project: 'creek-social',
    volunteer: 'hannah',
    status: 'accepted',
    coverLetter:
      'I write for a ferry line and live two streets from one of your creeks. More herons, fewer tires, and a tide table people can use: that is my plan in one sentence.',
    organizationFeedback: 'The heron agrees.',
    appliedDaysAgo: 26,
    decidedDaysAgo: 24,
  },
  {
    project: 'creek-map',
    volunteer: 'daniel',
    status: 'declined',
    coverLetter:
      'I know numbers and seasons, though not maps. If you find someone for the spatial part, I could write the summaries for each creek.',
    organizationFeedback:
      'A kind offer, Daniel. We would like to find the map person first and will come back to you about the summaries.',
    appliedDaysAgo: 6,
    decidedDaysAgo: 3,
  },
  {
    project: 'tenants-guides',
    volunteer: 'jonah',
    status: 'accepted',
    coverLetter:
      'I explain these four situations in a hallway about ten times a week, so I know which sentence people need first. I can check the law and keep it short; somebody else should make it kind.',
    organizationFeedback: 'Thank you, Jonah. We think it is kind already.',
    appliedDaysAgo: 21,
    decidedDaysAgo: 20,
  },
  {
    project: 'tenants-security',
    volunteer: 'farid',
    status: 'pending',
    coverLetter:
      'Three laptops and one shared password are where most small offices begin, and four weeks are enough to do much better. I leave written notes and never the only key.',
    proposedApproach:
      'Inventory and backups first, because they help even if we stop halfway. Then accounts, disks and the plan.',
    appliedDaysAgo: 3,
  },
  {
    project: 'mill-portraits',
    volunteer: 'aiyana',
    status: 'accepted',
    coverLetter:
      'I can make a goose look noble. I have lights that do not flash, a bag of dried liver and two free Sundays a month until June.',
    organizationFeedback: 'The goose is booked for your first Sunday.',
    appliedDaysAgo: 45,
    decidedDaysAgo: 44,
  },
  {
    project: 'strings-poster',
    volunteer: 'maya',
    status: 'completed',
    coverLetter:
      'I played second violin badly for six years and remember every concert program with my name in it. I would like to make one that spells everybody right.',
    organizationFeedback:
      'A hundred and thirty names, no mistakes, and purple. Come to the summer concert as our guest.',
    appliedDaysAgo: 84,
    decidedDaysAgo: 82,
  },
  {
    project: 'threshold-packet',
    volunteer: 'tomas',
    status: 'accepted',
    coverLetter:
      'I interpret in court all day, where every word has to be exact. A welcome packet has to be exact and warm, and I would enjoy that. Spanish, from Sonora by way of Tucson.',
    organizationFeedback: 'Exact and warm is just what we were hoping for.',
    appliedDaysAgo: 17,
    decidedDaysAgo: 15,
  },
  {
    project: 'threshold-packet',
    volunteer: 'farid',
    status: 'accepted',
    coverLetter:
      'I arrived with a packet like this one, in a language I could not read yet. I would like to write the Dari version that I would have needed.',
    organizationFeedback: 'We are honored, Farid. Your second reader is Laila.',
    appliedDaysAgo: 14,
    decidedDaysAgo: 13,
  },
  {
    project: 'threshold-resumes',
    volunteer: 'leo',
    status: 'pending',
    coverLetter:
      'I have hired about sixty people and read perhaps four thousand résumés; the best ones were often the oddest in shape. Thursday evenings are possible from next month on.',
    appliedDaysAgo: 6,
  },
  {
    project: 'evening-rota',
    volunteer: 'leo',
    status: 'accepted',
    coverLetter:
      'A theater runs on one person who knows everything until the night they are ill. I have replaced such a person with a sheet of paper before, and they were the happiest of all. I promise to be kind to the index cards.',
    organizationFeedback: 'Walt says: when can he call you?',
    appliedDaysAgo: 36,
    decidedDaysAgo: 34,
  },
  {
    project: 'evening-callers',
    volunteer: 'denise',
    status: 'accepted',
    coverLetter:
      'My Wednesdays are quiet, and I am a good listener with a weakness for baseball. Two hours a week, gladly.',
    organizationFeedback: 'Three people are already looking up the scores for you.',
    appliedDaysAgo: 39,
    decidedDaysAgo: 37,
  },
  {
    project: 'evening-callers',
    volunteer: 'hannah',
    status: 'pending',
    coverLetter:
      'I answer worried passengers for a living and my grandmother every Sunday. I would like to call three more people. Monday evenings are free.',
    appliedDaysAgo: 5,
  },
  {
    project: 'evening-press',
    volunteer: 'maya',
    status: 'declined',
    coverLetter:
      'I could help with the visual identity: warm, large and readable without glasses. Press work is new to me, so I would leave that part to someone else.',
    organizationFeedback:
      'Thank you, Maya. We would like one person for both parts and have spoken to someone. We hope you will join us for the next one.',
    appliedDaysAgo: 12,
    decidedDaysAgo: 9,
  },
  {
    project: 'curb-review',
    volunteer: 'maya',
    status: 'withdrawn',
    coverLetter:
      'I have reviewed two public websites for contrast and wording, and would like to learn the screen reader part properly. Six hours a week would work after the middle of the month.',
    endedBy: 'volunteer',
    appliedDaysAgo: 10,
    decidedDaysAgo: 8,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'denise',
    status: 'completed',
    coverLetter:
      'I have welcomed thirty-one first grades and remember how long the first hour is. I would give the new tutors something to do with their hands before anybody explains anything.',
    organizationFeedback: 'The paper boats were the best idea of the year.',
    appliedDaysAgo: 74,
    decidedDaysAgo: 72,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'hannah',
    status: 'completed',
    coverLetter:
      'I can write the plan so that it fits on two pages and still sounds like you. I am in Baltimore anyway and like name tags more than I should.',
    organizationFeedback: 'Two pages it is. Thank you, Hannah.',
    appliedDaysAgo: 72,
    decidedDaysAgo: 70,
  },
  {
    project: 'lantern-orientation',
    volunteer: 'leo',
    status: 'completed',
    coverLetter:
      'Evenings with forty strangers are my trade. I would keep the time, guard the kettle and make sure that nobody stands alone at the wall.',
    organizationFeedback: 'Nobody stood at the wall. Thank you.',
    appliedDaysAgo: 71,
    decidedDaysAgo: 69,
  },
  {
    project: 'acre-signs',
    volunteer: 'maya',
    status: 'completed',
    coverLetter:
      'Signs are what I do all week, though never for bees. I would draw letters that forgive a shaking hand, and begin with the three places where people really get lost.',
    organizationFeedback: 'The bees approve. So do we.',
    appliedDaysAgo: 58,
    decidedDaysAgo: 55,
  },
  {
    project: 'acre-signs',
    volunteer: 'aiyana',
    status: 'completed',
    coverLetter:
      'I could take the photographs of the paths that the drawings start from, and of the painting day too. I have family in Detroit and know your corner.',
    organizationFeedback: 'We use your pictures everywhere now.',
    appliedDaysAgo: 57,
    decidedDaysAgo: 54,
  },
  {
    project: 'evening-budget',
    volunteer: 'daniel',
    status: 'completed',
    coverLetter:
      'I have explained budgets to school boards for nine years, and the trick is to begin with the question they have and not with the rows. I can do four hours a week until the garlic is in.',
    organizationFeedback: 'The board clapped. That has not happened before.',
    appliedDaysAgo: 88,
    decidedDaysAgo: 86,
  },
  {
    project: 'evening-callers',
    volunteer: 'daniel',
    status: 'accepted',
    coverLetter:
      'After the budget I know your people by their stamps and would like to know their voices. Sunday evenings from October to March are free, and I can talk about tomatoes for a very long time.',
    organizationFeedback: 'Two gardeners are waiting for your call.',
    appliedDaysAgo: 30,
    decidedDaysAgo: 28,
  },
  ...earlierApplications,
  ...pastApplications,
]
