/** Places to look near: apart from the browse filters, because few readers type one. */
import { defineEndpoint } from '#contract/endpoint.ts'
import { limits } from '#contract/limits.ts'
import { z } from '#contract/zod.ts'

export const findPlace = defineEndpoint({
  id: 'findPlace',
  summary:
    'Whether a town, state or ZIP code is known as a place to look near, and known places that it may mean, likeliest first.',
  method: 'GET',
  path: '/api/places',
  access: 'public',
  cost: 'search',
  query: z.object({ text: z.string().trim().min(1).max(limits.search) }),
  response: z.object({ isKnown: z.boolean(), suggestions: z.array(z.string()) }),
})

export const placeEndpoints = [findPlace] as const
