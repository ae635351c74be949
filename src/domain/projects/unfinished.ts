/** Saving the form of a new project from several devices without losing anything. */

/** How many forms of new projects a person can keep without posting them. */
export const maxUnfinishedProjects = 20

export type UnfinishedSave = 'save' | 'same' | 'changed' | 'gone' | 'too-many'

/**
 * What a save does, by what is stored under its id: continues it, or repeats it, which changes nothing. It never
 * replaces what another device has saved meanwhile.
 */
export function decideUnfinishedSave(save: {
  /** The version that the save continues; 0 for a new form. */
  version: number
  stored: { version: number; isOwn: boolean; isSame: boolean } | null
  /** How many forms the author has, and may have. */
  forms: number
  most: number
}): UnfinishedSave {
  const { version, stored, forms, most } = save
  if (!stored) {
    if (version > 0) return 'gone'
    return forms < most ? 'save' : 'too-many'
  }
  // Someone else's: it is not there for this person.
  if (!stored.isOwn) return 'gone'
  if (stored.isSame) return 'same'
  return stored.version === version ? 'save' : 'changed'
}
