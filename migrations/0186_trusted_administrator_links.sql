-- Whoever can run the command that makes a link for an administrator is trusted, so its link also verifies the address: the
-- first administrator gets in while the mail server does not work yet. A link from a start may be in a log and does not.
alter table administrator_links add column if not exists verifies_address boolean not null default false;
