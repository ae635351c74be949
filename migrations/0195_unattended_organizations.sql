-- Keeping an account, or deleting it, notifies only those whom the request notified. Requests of the release before notified no one.
alter table account_deletions add column unattended_organization_ids uuid[] not null default '{}';
comment on column account_deletions.unattended_organization_ids is
  'The organizations that no one could act for after the request, whose applicants it notified.';
