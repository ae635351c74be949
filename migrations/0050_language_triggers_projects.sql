-- Triggers of 0050_language_search: a changed text whose language was guessed is looked at again, unless the statement guesses.
create trigger projects_guess_doubted before update of title, description, requirements, deliverables, impact, timeline on projects
  for each row when (not old.is_language_chosen and not new.is_language_chosen
    and old.language is not distinct from new.language
    and (old.title, old.description, old.requirements, old.deliverables, old.impact, old.timeline) is distinct from (new.title, new.description, new.requirements, new.deliverables, new.impact, new.timeline))
  execute function doubt_guess();
create trigger projects_guess_kept before update of is_language_chosen on projects
  for each row when (not old.is_language_chosen and new.is_language_chosen is null
    and (old.title, old.description, old.requirements, old.deliverables, old.impact, old.timeline) is distinct from (new.title, new.description, new.requirements, new.deliverables, new.impact, new.timeline))
  execute function keep_guess();

-- A language with the same configuration changes no words: nothing is indexed again, and no one is told.
create trigger projects_language_written before update of language on projects
  for each row when (search_configuration(old.language) <> search_configuration(new.language))
  execute function projects_write_search();
create trigger projects_language_told after update of language on projects
  for each row when (search_configuration(old.language) <> search_configuration(new.language))
  execute function projects_tell_change();
create trigger projects_language_noted after insert or update of language, visibility on projects
  for each row when (new.visibility = 'published' and search_configuration(new.language) <> 'listing')
  execute function note_written_configuration('public');
