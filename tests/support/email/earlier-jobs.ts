/** The email jobs of the release before all emails had one kind of job, with what each of them sends. */
import type { TestServer } from '#tests/support/running/server.ts'
import { anApplication, anOrganization, aProject, aVolunteer } from '#tests/support/scenarios/scenario.ts'

export interface EarlierJob {
  kind: string
  payload: Record<string, unknown>
  uniqueKey?: string
  /** Who gets which subject. */
  sends: [recipient: string, subject: string]
}

const moving = 'Your email address is about to change'

/** Maya applied to a project of Harbor Light, whose owner is Ruth, and everything happened that sends an email. */
export async function listEarlierJobs(server: TestServer): Promise<EarlierJob[]> {
  const ruth = await anOrganization(server, { firstName: 'Ruth', lastName: 'Calloway' })
  const project = await aProject(ruth, { title: 'Clean the creek' })
  const maya = await aVolunteer(server, { firstName: 'Maya', lastName: 'Lindqvist' })
  const suspended = await aVolunteer(server)
  const { id: applicationId } = await anApplication(maya, project.id)
  const { organizationId } = ruth

  const query = async (text: string, ...values: unknown[]) =>
    (await server.database.pool.query(text, values)).rows[0]
  const insert = async (text: string, ...values: unknown[]): Promise<string> =>
    (await query(`insert into ${text} returning id`, ...values)).id
  const insertEvent = async (type: string, subjectId: string, data: object = {}) =>
    Number(await insert('facts (type, subject_id, data) values ($1, $2, $3)', type, subjectId, data))
  const insertNotification = async (kind: string, [userId, eventId]: [string, number], data: object) =>
    insert(
      'notifications (user_id, kind, data, fact_id) values ($1, $2, $3, $4)',
      userId,
      kind,
      data,
      eventId,
    )

  await query(
    "update organizations set name = 'Harbor Light', named_at = now() where id = $1",
    organizationId,
  )
  await query('update users set disabled_at = now() where id = $1', suspended.id)
  await query("insert into user_suspensions (user_id, reason) values ($1, 'Spam')", suspended.id)
  await query(
    "insert into organization_suspensions (organization_id, reason) values ($1, 'Spam')",
    organizationId,
  )
  const received = Number(
    (
      await query(
        "select id from facts where type = 'application.received' and subject_id = $1",
        applicationId,
      )
    ).id,
  )
  const insertToken = (purpose: string, email: string) =>
    insert(
      "account_tokens (user_id, purpose, email, expires_at) values ($1, $2, $3, now() + interval '1 hour')",
      maya.id,
      purpose,
      email,
    )
  const change = await insertToken('change', 'new@example.net')
  const back = await insertToken('revert', maya.email)
  const inserted = "values ($1, $2, 'office@example.net', now() + interval '1 day')"
  const invitation = await insert(
    `organization_invitations (organization_id, invited_by, email, expires_at, role) values ($1, $2, 'guest@example.net', now() + interval '1 day', 'manager')`,
    organizationId,
    ruth.id,
  )
  const { sentAt } = await query(
    'select sent_at as "sentAt" from organization_invitations where id = $1',
    invitation,
  )
  const insertLink = (table: string, userId: string) =>
    insert(`${table} (organization_id, user_id, email, expires_at) ${inserted}`, organizationId, userId)
  const claim = await insertLink('organization_claims', maya.id)
  const authorityEmail = await insertLink('authority_letters', ruth.id)
  const insertReview = (type: string, columns: string, revieweeId: string) =>
    insert(
      `reviews (application_id, project_id, type, ${columns}, rating, review_text) values ($1, $2, $3, $4, 3, 'Fine')`,
      applicationId,
      project.id,
      type,
      revieweeId,
    )
  const hidden = await insertReview('volunteer_to_organization', 'reviewee_organization_id', organizationId)
  const visible = await insertReview('organization_to_volunteer', 'reviewee_user_id', maya.id)
  await query('update reviews set hidden_at = now() where id = $1', hidden)
  const leaving = await insertEvent('member.left', organizationId)
  const left = await insertNotification('member.left', [ruth.id, leaving], {
    organizationId,
    memberId: maya.id,
  })
  const conversationId = await insert(
    'conversations (volunteer_id, organization_id) values ($1, $2)',
    maya.id,
    organizationId,
  )
  const writing = await insertEvent('message.sent', conversationId)
  const message = await insertNotification('message.received', [ruth.id, writing], {
    conversationId,
    organizationId,
    side: 'volunteer',
    memberId: maya.id,
  })
  await query("update applications set status = 'accepted' where id = $1", applicationId)
  const changes = [{ field: 'location', before: 'Remote', after: 'Troy' }]
  const changing = await insertEvent('project.scope_changed', project.id, { changes })
  const scope = await insertNotification('application.scope_changed', [maya.id, changing], {
    applicationId,
    projectId: project.id,
  })
  const digestId = Number(await insert('digests (user_id, day) values ($1, current_date)', ruth.id))
  await query(
    `insert into digest_entries (notification_id, user_id, happened_at, digest_id)
     select id, user_id, now(), $1 from notifications where fact_id = $2`,
    digestId,
    received,
  )

  // Each email about an event has its own, because the event is in its Message-ID.
  const events: number[] = []
  for (let count = 0; count < 25; count += 1) events.push(await insertEvent('account.reinstated', maya.id))
  const next = (userId: string) => ({ factId: events.pop(), userId })
  const notice = (template: string, subject: string): EarlierJob => ({
    kind: 'mail.account',
    payload: { letter: template, ...next(maya.id) },
    sends: [maya.email, subject],
  })
  const member = (template: string, subject: string, more: object = {}): EarlierJob => ({
    kind: 'mail.organization',
    payload: { letter: template, ...next(maya.id), organizationId, actorId: ruth.id, ...more },
    sends: [maya.email, subject],
  })
  const decision = (template: string, subject: string, more: object): EarlierJob => ({
    kind: 'mail.decision',
    payload: { letter: template, ...next(ruth.id), organizationId, ...more },
    sends: [ruth.email, subject],
  })
  const reviewCase = (template: string, subject: string, reviewId: string): EarlierJob => ({
    kind: 'mail.review_case',
    payload: { letter: template, ...next(maya.id), reviewId },
    sends: [maya.email, subject],
  })
  const moderation = (template: string, subject: string, to = maya): EarlierJob => ({
    kind: 'mail.moderation',
    payload: {
      letter: template,
      ...next(to.id),
      organizationId: template.startsWith('organization') ? organizationId : null,
    },
    sends: [to.email, subject],
  })
  const account = (payload: Record<string, unknown>, subject: string, to = maya.email): EarlierJob => ({
    kind: 'mail.account',
    payload,
    sends: [to, subject],
  })
  const aboutClaim = { reviewId: applicationId }
  return [
    {
      kind: 'mail.send',
      payload: { factId: received, userId: ruth.id },
      uniqueKey: `mail:${received}:${ruth.id}`,
      sends: [ruth.email, 'Maya Lindqvist applied to “Clean the creek”'],
    },
    {
      ...account({ letter: 'verify', userId: maya.id }, 'Verify your email'),
      uniqueKey: `verify:${maya.id}`,
    },
    account(
      { letter: 'reset', email: maya.email, askedAt: new Date().toISOString() },
      'Choose a new password',
    ),
    account(
      { letter: 'link', tokenId: change, newEmail: null },
      'Confirm your new email address',
      'new@example.net',
    ),
    account({ letter: 'link', tokenId: back, newEmail: 'new@example.net' }, moving),
    account(
      { letter: 'moving', userId: maya.id, email: 'old@example.net', changeId: change },
      moving,
      'old@example.net',
    ),
    notice('passwordChanged', 'Your password was changed'),
    notice('secondFactorAdded', 'Two-step sign-in is on'),
    notice('secondFactorRemoved', 'Two-step sign-in is off'),
    notice('recoveryCodeUsed', 'A recovery code was used'),
    notice('madeAdministrator', 'You are now an administrator'),
    {
      kind: 'mail.organization',
      payload: { letter: 'invitation', invitationId: invitation, sentAt },
      sends: ['guest@example.net', 'Ruth Calloway invites you to Harbor Light'],
    },
    {
      kind: 'mail.organization',
      payload: { letter: 'claim', claimId: claim },
      sends: ['office@example.net', 'Does Maya Lindqvist belong to Harbor Light?'],
    },
    member('removed', 'You are no longer a member of Harbor Light'),
    member('madeOwner', 'You are now an owner of Harbor Light'),
    member('madeManager', 'You are now a manager of Harbor Light'),
    member('claimed', 'Harbor Light has a new owner'),
    member('claimedByReview', 'Harbor Light has a new owner'),
    member('markSuspended', 'The verified mark of Harbor Light is suspended', { reasons: ['not_found'] }),
    {
      kind: 'mail.authority',
      payload: { letterId: authorityEmail },
      sends: ['office@example.net', 'Does Ruth Calloway represent Harbor Light?'],
    },
    decision('approved', 'Harbor Light is verified', { decisionId: 1 }),
    decision('declined', 'Harbor Light was not verified', { decisionId: 1 }),
    decision('withdrawn', 'The verified mark of Harbor Light is suspended', { decisionId: 1 }),
    decision('claimApproved', 'You now own Harbor Light', aboutClaim),
    decision('claimDeclined', 'Your request for Harbor Light was not approved', aboutClaim),
    decision('claimOvertaken', 'Harbor Light now has an owner', aboutClaim),
    reviewCase('reportKept', 'The review you reported stays visible', visible),
    reviewCase('reportHidden', 'The review you reported is hidden', hidden),
    reviewCase('hidden', 'A review about “Clean the creek” is hidden', hidden),
    reviewCase('restored', 'A review about “Clean the creek” is visible again', visible),
    moderation('suspended', 'Your account on Bridge Collective is suspended', suspended),
    moderation('reinstated', 'Your account on Bridge Collective is active again'),
    moderation('organizationSuspended', 'Harbor Light is suspended on Bridge Collective'),
    moderation('organizationReinstated', 'Harbor Light is back on Bridge Collective'),
    {
      kind: 'mail.notice',
      payload: { notificationId: left },
      sends: [ruth.email, 'Maya Lindqvist left Harbor Light'],
    },
    {
      kind: 'mail.notice',
      payload: { notificationId: message },
      sends: [ruth.email, 'New message from Maya Lindqvist'],
    },
    {
      kind: 'mail.notice',
      payload: { notificationId: scope },
      sends: [maya.email, 'Harbor Light asks to change “Clean the creek”'],
    },
    {
      kind: 'mail.digest',
      payload: { digestId },
      sends: [ruth.email, 'Your day on Bridge Collective: one notification'],
    },
  ]
}
