-- People who invite see which invitations the site only stored, because it sends no emails, or none to this address.
alter table organization_invitations
  drop constraint organization_invitations_undelivered,
  add constraint organization_invitations_undelivered check (undelivered in ('address', 'refused', 'stored')) not valid;
comment on column organization_invitations.undelivered is
  'Why the last email did not arrive: the address takes no emails, the mail server refused the email, or the site only stored it; null if it was sent.';

alter table account_invitations
  drop constraint account_invitations_undelivered,
  add constraint account_invitations_undelivered check (undelivered in ('address', 'refused', 'stored')) not valid;
