import type { PerkType } from '#domain/projects/projects.ts'

/** Ready-made perks of the project wizard: one for each type except custom (decision A26). */
export const perkPresets = [
  'recognition',
  'learning',
  'networking',
  'reference',
  'mentorship',
  'portfolio',
  'swag',
  'access',
  'certificate',
  'team',
] as const satisfies readonly Exclude<PerkType, 'custom'>[]
