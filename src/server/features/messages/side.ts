import type { UserType } from '#domain/accounts/accounts.ts'
import type { Context } from '#server/context.ts'

/** The side that a reader of a conversation belongs to. */
export const sideOf = (ctx: Context, row: { volunteerId: string }): UserType =>
  row.volunteerId === ctx.actor.id ? 'volunteer' : 'organization'
