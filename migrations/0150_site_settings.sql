-- What the operator says about the site on /admin/site (docs/decisions/0110-the-site-is-the-operators.md). Null means the
-- default of the product or of the environment.
create table if not exists site_settings (
  id boolean primary key default true check (id),
  name text check (char_length(name) between 1 and 40),
  hero_title text check (char_length(hero_title) between 1 and 120),
  hero_text text check (char_length(hero_text) between 1 and 400),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  contact_email text check (char_length(contact_email) between 3 and 254),
  country text check (country ~ '^[A-Z]{2}$'),
  time_zone text check (char_length(time_zone) between 1 and 60),
  footer_links jsonb not null default '[]' check (jsonb_typeof(footer_links) = 'array'),
  announcement jsonb check (jsonb_typeof(announcement) = 'object'),
  stories jsonb not null default '[]' check (jsonb_typeof(stories) = 'array'),
  -- The hash of the uploaded logo in hexadecimal; its pictures are in site_icons.
  logo text check (logo ~ '^[0-9a-f]{32}$'),
  version integer not null default 1 check (version > 0),
  updated_at timestamptz(3)
);
comment on table site_settings is 'One row: the site as its operator made it. Every process reads it at its start and after each change.';
comment on column site_settings.accent is 'As chosen, #rrggbb. What pages show of it is computed, so that texts stay readable.';
comment on column site_settings.announcement is 'The banner of all pages: id, text, url, endsAt.';
comment on column site_settings.version is 'Rises with each change; a change names the version it was made from.';
insert into site_settings default values on conflict do nothing;

-- All pictures that are made from the logo, as the site serves them.
create table if not exists site_icons (
  logo text not null check (logo ~ '^[0-9a-f]{32}$'),
  name text not null check (name ~ '^[a-z0-9-]{1,40}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 1048576),
  primary key (logo, name)
);
comment on table site_icons is 'PNG files by the hash of the logo they were made from; only those of the current logo stay.';

create or replace function notify_site_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('site', '');
  return null;
end $$;
create or replace trigger site_settings_notify after insert or update on site_settings
  for each statement execute function notify_site_change();
