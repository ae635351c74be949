/** What volunteers say about themselves below their name. */
export interface Introduction {
  headline: string | null
}

/** The introduction as one line; null if there is nothing to say. */
export const formatIntroduction = ({ headline }: Introduction): string | null => headline || null
