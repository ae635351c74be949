-- The people who invite see which of their emails did not arrive.

alter table organization_invitations
  add column undelivered text,
  add constraint organization_invitations_undelivered check (undelivered in ('address', 'refused')) not valid;
comment on column organization_invitations.undelivered is
  'Why the last email did not arrive: the address takes no emails, or the mail server refused the email; null if it was not refused.';

alter table account_invitations
  add column undelivered text,
  add constraint account_invitations_undelivered check (undelivered in ('address', 'refused')) not valid;
comment on column account_invitations.undelivered is 'As in organization_invitations.';
