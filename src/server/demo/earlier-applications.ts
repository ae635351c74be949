import type { DemoApplication } from './shapes.ts'

/** How the work that finished some months ago began. */
export const earlierApplications: readonly DemoApplication[] = [
  {
    project: 'lantern-flyers',
    volunteer: 'maya',
    status: 'completed',
    coverLetter:
      'A flyer without a sentence is the best brief I have read this year. I would sit at your bus stop first and draw afterwards.',
    organizationFeedback: 'We still give it away every day.',
    appliedDaysAgo: 186,
    decidedDaysAgo: 184,
  },
  {
    project: 'lantern-flyers',
    volunteer: 'leo',
    status: 'completed',
    coverLetter:
      'I can talk to forty strangers at two bus stops without selling them anything, and write down what they saw.',
    organizationFeedback: 'Nobody has ever been so welcome in that laundry.',
    appliedDaysAgo: 185,
    decidedDaysAgo: 183,
  },
  {
    project: 'acre-beds',
    volunteer: 'jonah',
    status: 'completed',
    coverLetter: 'I can measure, plan and keep three Saturdays on time. I have built ramps with my uncle.',
    appliedDaysAgo: 165,
    decidedDaysAgo: 162,
  },
  {
    project: 'acre-beds',
    volunteer: 'hannah',
    status: 'completed',
    coverLetter:
      'My grandmother gardens sitting down, so I know the height by heart. I can write the plan so that others can build it too.',
    organizationFeedback: 'Your plan hangs in the shed, laminated.',
    appliedDaysAgo: 164,
    decidedDaysAgo: 161,
  },
  {
    project: 'curb-books',
    volunteer: 'daniel',
    status: 'completed',
    coverLetter:
      'Nine years of school budgets were practice for a heap sorted by neighborhood. Two evenings a week until the spinach.',
    organizationFeedback: 'The auditor asked who did this.',
    appliedDaysAgo: 155,
    decidedDaysAgo: 152,
  },
  {
    project: 'threshold-map',
    volunteer: 'maya',
    status: 'completed',
    coverLetter:
      'Seven counters in four buildings is a transit map, and those I know how to draw. I would like to hear the errands from the families themselves.',
    organizationFeedback: 'It is taped to seven counters now.',
    appliedDaysAgo: 134,
    decidedDaysAgo: 131,
  },
]
