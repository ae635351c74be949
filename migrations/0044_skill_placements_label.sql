-- Searches find a placed skill by its words, which the letters of its id do not tell.
alter table skill_placements add column label text not null default '';
comment on column skill_placements.label is 'As somebody wrote it when it was decided about.';
