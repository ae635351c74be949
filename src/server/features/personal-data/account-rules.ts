/** Rules about accounts and how people sign in to them. */
import { bookkeeping, formerMember, kept, rulesOf, secret, withheld, type PersonalColumn } from './rule.ts'

export const accountRules: PersonalColumn[] = [
  ...rulesOf('users', {
    id: ['included', kept('What others keep refers to it. It says nothing about the person.')],
    email: ['included', 'cleared'],
    first_name: ['included', 'cleared'],
    last_name: ['included', 'cleared'],
    password_hash: [secret, 'cleared'],
    profile_image_url: ['included', 'cleared'],
    time_zone: ['included', 'cleared'],
    language: ['included', 'cleared'],
    terms_version: ['included', kept('It says which terms an account agreed to, not whose account it was.')],
  }),
  ...rulesOf('account_invitations', {
    email: ['included', 'row-removed'],
    first_name: ['included', 'row-removed'],
    last_name: ['included', 'row-removed'],
    invited_by: ['included', formerMember],
    token_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('sessions', {
    user_id: ['included', 'row-removed'],
    token_hash: [secret, 'row-removed'],
    ip_prefix: ['included', 'row-removed'],
    user_agent: ['included', 'row-removed'],
  }),
  ...rulesOf('ended_sessions', {
    user_id: [
      bookkeeping,
      kept('For 30 days, so that a browser that the person used removes what they typed there.'),
    ],
    token_hash: [secret, kept('Without its token, it opens nothing. It goes after 30 days.')],
  }),
  ...rulesOf('account_tokens', {
    user_id: ['included', 'row-removed'],
    email: ['included', 'row-removed'],
    token_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('second_factors', {
    user_id: ['included', 'row-removed'],
    secret: [secret, 'row-removed'],
    last_step: [secret, 'row-removed'],
  }),
  ...rulesOf('recovery_codes', {
    user_id: ['included', 'row-removed'],
    code_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('administrator_links', {
    email: [withheld('A link for a new administrator, which is over after 30 minutes.'), 'row-removed'],
    token_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('staff_roles', {
    user_id: ['included', 'row-removed'],
    role: ['included', 'row-removed'],
    granted_by: [withheld('Administrators give roles in the name of the site.'), formerMember],
  }),
  ...rulesOf('email_bounces', {
    user_id: ['included', 'row-removed'],
    email: ['included', 'row-removed'],
    code: ['included', 'row-removed'],
  }),
  ...rulesOf('account_deletions', {
    user_id: ['included', kept('It says that the account is deleted, and since when.')],
    requested_by: [withheld('Administrators act in the name of the site.'), formerMember],
    reason: ['included', 'cleared'],
    paused_project_ids: [withheld('It belongs to the organization.'), 'cleared'],
    unattended_organization_ids: [withheld('It belongs to the organization.'), 'cleared'],
    undo_token_hash: [secret, 'cleared'],
  }),
  ...rulesOf('user_suspensions', {
    user_id: ['included', kept('Otherwise deleting an account would end a suspension.')],
    reason: ['included', kept('It is why the suspension stays.')],
    suspended_by: [withheld('Administrators decide in the name of the site.'), formerMember],
    appeal_token_hash: [secret, 'cleared'],
  }),
]
