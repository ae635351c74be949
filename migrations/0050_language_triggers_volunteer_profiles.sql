-- As for projects (0050_language_triggers_projects).
create trigger volunteer_profiles_guess_doubted before update of headline, bio, experience, availability on volunteer_profiles
  for each row when (not old.is_language_chosen and not new.is_language_chosen
    and old.language is not distinct from new.language
    and (old.headline, old.bio, old.experience, old.availability) is distinct from (new.headline, new.bio, new.experience, new.availability))
  execute function doubt_guess();
create trigger volunteer_profiles_guess_kept before update of is_language_chosen on volunteer_profiles
  for each row when (not old.is_language_chosen and new.is_language_chosen is null
    and (old.headline, old.bio, old.experience, old.availability) is distinct from (new.headline, new.bio, new.experience, new.availability))
  execute function keep_guess();
