/** The actors of the access table, with a new session for each request. */
import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables/accounts.ts'
import type { Actor, StaffActor } from '#tests/support/rows/access-rows.ts'
import { anAdministrator, aStaffMember, insertSecondFactor } from '#tests/support/scenarios/administrators.ts'
import { anOrganization, aDual, aVolunteer } from '#tests/support/scenarios/scenario.ts'
import { insertSession } from '#tests/support/scenarios/sessions.ts'
import type { TestServer } from './server.ts'
import { createWorlds, type MakeWorld } from './worlds.ts'

export interface Cast {
  /** The cookie of a new session of the actor; empty for a visitor. */
  cookieOf(actor: Actor | StaffActor): Promise<string>
  makeWorld: MakeWorld
  readonly ids: Readonly<Record<Exclude<Actor | StaffActor, 'anonymous'>, string>>
}

/** Registers every actor once. */
export async function createCast(server: TestServer): Promise<Cast> {
  const { db } = server.database
  const volunteer = await aVolunteer(server)
  const owner = await anOrganization(server)
  const disabled = await aVolunteer(server)
  const bystander = await aVolunteer(server)
  const admin = await anAdministrator(server)
  // Production requires it for the administrators' area.
  await insertSecondFactor(server, admin.id)
  const onStaff = async (role: StaffActor) => {
    const { id } = await aStaffMember(server, role)
    await insertSecondFactor(server, id)
    return id
  }
  const ids = {
    moderator: await onStaff('moderator'),
    verifier: await onStaff('verifier'),
    coordinator: await onStaff('coordinator'),
    analyst: await onStaff('analyst'),
    volunteer: volunteer.id,
    'other volunteer': (await aVolunteer(server)).id,
    owner: owner.id,
    'other organization': (await anOrganization(server)).id,
    dual: (await aDual(server)).id,
    admin: admin.id,
    'disabled account': disabled.id,
    'expired session': volunteer.id,
  }
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled.id))
  let worlds: Promise<MakeWorld> | undefined
  const past = new Date(Date.now() - 1000)
  return {
    ids,
    cookieOf: async (actor) =>
      actor === 'anonymous'
        ? ''
        : insertSession(db, ids[actor], ...(actor === 'expired session' ? [past] : [])),
    async makeWorld(ask) {
      worlds ??= createWorlds(server, { volunteerId: volunteer.id, owner, bystander })
      return (await worlds)(ask)
    },
  }
}
