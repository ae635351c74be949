-- The terms and the privacy notice as the operator publishes them, and who agreed to which version
-- (docs/decisions/0111-versions-of-terms.md). Version 1 is the text of the product and has no row.
create table if not exists legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  number integer not null check (number > 1),
  markdown text not null check (char_length(markdown) between 1 and 50000),
  changes text not null check (char_length(changes) between 1 and 500),
  asks_agreement boolean not null,
  published_at timestamptz(3) not null default now(),
  published_by uuid references users on delete set null,
  primary key (document, number)
);
comment on table legal_versions is 'Never changed after it was published: people agreed to exactly this text.';
create index if not exists legal_versions_published_by on legal_versions (published_by);

create table if not exists legal_agreements (
  user_id uuid not null references users on delete cascade,
  document text not null check (document in ('terms', 'privacy')),
  number integer not null check (number > 0),
  agreed_at timestamptz(3) not null default now(),
  primary key (user_id, document, number)
);
comment on table legal_agreements is 'Who agreed to which version and when. People without a row agreed to version 1 by signing up before there was another.';

create or replace function refuse_legal_version_change() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'a published version is not removed';
  end if;
  if (new.document, new.number, new.markdown, new.changes, new.asks_agreement, new.published_at)
    is distinct from (old.document, old.number, old.markdown, old.changes, old.asks_agreement, old.published_at) then
    raise exception 'a published version does not change';
  end if;
  return new;
end $$;
create or replace trigger refuse_legal_version_change before update or delete on legal_versions
  for each row execute function refuse_legal_version_change();
create or replace trigger refuse_legal_versions_truncate before truncate on legal_versions
  for each statement execute function refuse_legal_version_change();
create or replace trigger legal_versions_notify after insert on legal_versions
  for each statement execute function notify_site_change();
