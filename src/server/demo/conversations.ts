import type { DemoConversation } from './shapes.ts'

/** Invented conversations. `readBy` says how many messages each person has read. */
export const demoConversations: readonly DemoConversation[] = [
  {
    organization: 'lantern-street',
    volunteer: 'maya',
    project: 'lantern-handbook',
    readBy: { maya: 5, ruth: 7, bea: 4 },
    messages: [
      {
        by: 'ruth',
        hoursAgo: 498,
        content:
          'Welcome, Maya! The handbook as it stands is on its way to you. Two learners would like to test your draft: Amina on Tuesdays, Carlos on Thursdays.',
      },
      {
        by: 'maya',
        hoursAgo: 495,
        content:
          'Thank you, Ruth. I watched my neighbor look for your classroom with it. She found the parking lot twice. I have a plan.',
      },
      { by: 'bea', hoursAgo: 470, content: 'The parking lot has that effect. What do you need from us?' },
      {
        by: 'maya',
        hoursAgo: 468,
        content:
          'Three things:\n1. the house rules, as you say them and not as they are written\n2. the bus lines that people really take\n3. ten minutes each with Amina and Carlos',
      },
      {
        by: 'ruth',
        hoursAgo: 52,
        content: 'Amina read your paper draft on her own, aloud, to the end. There was applause.',
      },
      {
        by: 'ruth',
        hoursAgo: 28,
        content: 'One question from the board: may the map be on the first page instead of the last?',
      },
      {
        by: 'bea',
        hoursAgo: 3,
        content: 'And could you come by on Thursday at six? Carlos is bringing his mother, who has opinions.',
      },
    ],
  },
  {
    organization: 'second-acre',
    volunteer: 'maya',
    project: 'acre-website',
    readBy: { maya: 2, daniel: 2 },
    messages: [
      {
        by: 'maya',
        hoursAgo: 23,
        content:
          'Hello! I have just applied. How do people who pay with food benefits order today? I would like to begin with them.',
      },
      {
        by: 'daniel',
        hoursAgo: 20,
        content:
          'By phone, on Mondays, and my sister writes it on her hand. Priya and I would be glad of anybody who starts there. We decide by Friday.',
      },
      { by: 'maya', hoursAgo: 5, content: 'On her hand! May I have a photo of it for the first page?' },
    ],
  },
  {
    organization: 'lantern-street',
    volunteer: 'grace',
    project: 'lantern-grant',
    readBy: { grace: 2, ruth: 1 },
    messages: [
      {
        by: 'grace',
        hoursAgo: 21,
        content:
          'May I sit in on an evening class this week? I write better about rooms that I have been in.',
      },
      {
        by: 'grace',
        hoursAgo: 2,
        content: 'Tuesday or Wednesday, whichever disturbs less. I bring my own chair if it comes to that.',
      },
    ],
  },
  {
    organization: 'lantern-street',
    volunteer: 'daniel',
    project: 'lantern-grant',
    readBy: { ruth: 1 },
    messages: [
      {
        by: 'ruth',
        hoursAgo: 6,
        content:
          'Daniel, the fourth grant, the one you lost: would you tell our board about it? They learn faster from those.',
      },
    ],
  },
  {
    organization: 'lantern-street',
    volunteer: 'samuel',
    project: 'lantern-database',
    readBy: { samuel: 3, ruth: 3 },
    messages: [
      {
        by: 'samuel',
        hoursAgo: 1550,
        content: 'All eleven spreadsheets are one now. The fifth "final" had a recipe for lentil soup in it.',
      },
      { by: 'ruth', hoursAgo: 1548, content: 'We have been looking for that recipe since spring.' },
      { by: 'samuel', hoursAgo: 1547, content: 'It has its own table.' },
    ],
  },
  {
    organization: 'lantern-street',
    volunteer: 'tomas',
    readBy: { tomas: 2, ruth: 2 },
    messages: [
      {
        by: 'ruth',
        hoursAgo: 100,
        content:
          'Hello Tomas, your profile says that you like to mentor. We have two learners who would love to talk about their first jobs. Would an hour in December suit you?',
      },
      { by: 'tomas', hoursAgo: 74, content: 'It would. Any evening but Monday, and I can bring cake.' },
    ],
  },
]
