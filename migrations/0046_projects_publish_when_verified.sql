-- Drafts that are published by the verification of their organization (A14), apart from those that are kept as drafts.
alter table projects add column publish_when_verified boolean not null default false;
comment on column projects.publish_when_verified is 'Its organization asked to publish it, and REQUIRE_VERIFICATION held it back as a draft.';
