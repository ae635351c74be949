-- As for projects (0050_language_triggers_projects).
create trigger messages_guess_doubted before update of content on messages
  for each row when (not old.is_language_chosen and not new.is_language_chosen
    and old.language is not distinct from new.language
    and old.content is distinct from new.content)
  execute function doubt_guess();
create trigger messages_guess_kept before update of is_language_chosen on messages
  for each row when (not old.is_language_chosen and new.is_language_chosen is null
    and old.content is distinct from new.content)
  execute function keep_guess();

create trigger messages_language_written before update of language on messages
  for each row when (search_configuration(old.language) <> search_configuration(new.language))
  execute function write_message_search();
create trigger messages_language_noted after insert or update of language on messages
  for each row when (search_configuration(new.language) <> 'listing')
  execute function note_written_configuration('message');
