/** Rules about what people do for organizations. What belongs to an organization is in no one's export. */
import {
  formerMember,
  kept,
  ofOrganization,
  otherPerson,
  rulesOf,
  secret,
  withheld,
  type PersonalColumn,
} from './rule.ts'

const administrators = withheld('Administrators decide in the name of the site.')
const untilClosed = kept(
  'It is the organization’s contact, which its members change. It goes when the organization closes.',
)
const belongs = withheld('It belongs to the organization.')

export const organizationRules: PersonalColumn[] = [
  ...rulesOf('organizations', {
    registered_by: ['included', formerMember],
    contact_email: [belongs, untilClosed],
    contact_phone: [belongs, untilClosed],
  }),
  ...rulesOf('organization_members', { user_id: ['included', 'row-removed'] }),
  ...rulesOf('organization_invitations', {
    email: ['included', 'row-removed'],
    first_name: ['included', 'row-removed'],
    last_name: ['included', 'row-removed'],
    invited_by: ['included', 'row-removed'],
    token_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('organization_claims', {
    user_id: ['included', 'row-removed'],
    email: ['included', 'row-removed'],
    token_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('claim_reviews', {
    user_id: ['included', 'row-removed'],
    decided_by: [administrators, formerMember],
  }),
  ...rulesOf('authority_letters', {
    user_id: ['included', 'row-removed'],
    email: ['included', 'row-removed'],
    token_hash: [secret, 'row-removed'],
  }),
  ...rulesOf('organization_authority', {
    proved_by: ['included', formerMember],
    name: ['included', kept('It is the name of the organization that was proved.')],
    domain: ['included', kept('It is the domain of the organization’s website.')],
    note: [otherPerson, ofOrganization],
  }),
  ...rulesOf('verifications', {
    requested_by: ['included', formerMember],
    decided_by: [administrators, formerMember],
    phone: [belongs, untilClosed],
    contact_name: [belongs, untilClosed],
    contact_title: [belongs, untilClosed],
    contact_email: [belongs, untilClosed],
  }),
  ...rulesOf('verification_decisions', { decided_by: [administrators, formerMember] }),
  ...rulesOf('organization_suspensions', { suspended_by: [administrators, formerMember] }),
  ...rulesOf('registry_runs', { requested_by: ['included', formerMember] }),
  ...rulesOf('skill_placements', {
    decided_by: [administrators, formerMember],
  }),
]
