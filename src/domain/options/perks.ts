import type { PerkType } from '#domain/projects/projects.ts'

/** Kinds of perks an organization may promise (features 3). */
export const perkTypeLabels = {
  recognition: 'Recognition',
  learning: 'Learning',
  networking: 'Networking',
  reference: 'Reference',
  mentorship: 'Mentorship',
  portfolio: 'Portfolio',
  swag: 'Swag',
  access: 'Access',
  certificate: 'Certificate',
  team: 'Team',
  custom: 'Custom',
} as const satisfies Record<PerkType, string>

/** Ready-made perks of the project wizard: one for each type except custom (decision A26). */
export const perkPresets = [
  {
    type: 'recognition',
    title: 'Public recognition',
    description: 'We thank you by name on our website and in our newsletter, if you wish.',
  },
  {
    type: 'learning',
    title: 'Learning session',
    description: 'A session with our staff on the field we work in and how the program runs.',
  },
  {
    type: 'networking',
    title: 'Networking',
    description: 'An introduction to our partners, board members and fellow volunteers.',
  },
  {
    type: 'reference',
    title: 'Reference letter',
    description: 'A written reference that says what you did and what came of it.',
  },
  {
    type: 'mentorship',
    title: 'Mentorship',
    description: 'Regular conversations with an experienced member of our team.',
  },
  {
    type: 'portfolio',
    title: 'Portfolio piece',
    description: 'You may show the finished work in your portfolio, with our logo and a quote.',
  },
  {
    type: 'swag',
    title: 'Thank-you package',
    description: 'A small package with a T-shirt or tote bag from our organization.',
  },
  {
    type: 'access',
    title: 'Event access',
    description: 'Free admission to our public events and exhibitions during the project.',
  },
  {
    type: 'certificate',
    title: 'Certificate of completion',
    description: 'A signed certificate with your confirmed hours and the skills you used.',
  },
  {
    type: 'team',
    title: 'Team celebration',
    description: 'An invitation to the celebration with staff and volunteers at the end.',
  },
] as const satisfies readonly { type: Exclude<PerkType, 'custom'>; title: string; description: string }[]
