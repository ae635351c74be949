-- As for projects (0050_language_triggers_projects).
create trigger organizations_guess_doubted before update of description, mission_statement on organizations
  for each row when (not old.is_language_chosen and not new.is_language_chosen
    and old.language is not distinct from new.language
    and (old.description, old.mission_statement) is distinct from (new.description, new.mission_statement))
  execute function doubt_guess();
create trigger organizations_guess_kept before update of is_language_chosen on organizations
  for each row when (not old.is_language_chosen and new.is_language_chosen is null
    and (old.description, old.mission_statement) is distinct from (new.description, new.mission_statement))
  execute function keep_guess();
