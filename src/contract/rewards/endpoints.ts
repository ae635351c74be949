/** What volunteers earn besides points: perks and credentials. */
import { perkEndpoints } from './perk-catalog.ts'
import { credentialEndpoints } from '#contract/credentials/credentials.ts'

export const recognitionEndpoints = [...perkEndpoints, ...credentialEndpoints] as const
