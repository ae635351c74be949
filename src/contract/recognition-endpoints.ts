/** What volunteers get for their work beside points: perks, and credentials that travel. */
import { perkEndpoints } from './admin-perks.ts'
import { credentialEndpoints } from './credentials.ts'

export const recognitionEndpoints = [...perkEndpoints, ...credentialEndpoints] as const
