-- As for projects (0050_language_triggers_projects).
create trigger reviews_guess_doubted before update of review_text on reviews
  for each row when (not old.is_language_chosen and not new.is_language_chosen
    and old.language is not distinct from new.language
    and old.review_text is distinct from new.review_text)
  execute function doubt_guess();
create trigger reviews_guess_kept before update of is_language_chosen on reviews
  for each row when (not old.is_language_chosen and new.is_language_chosen is null
    and old.review_text is distinct from new.review_text)
  execute function keep_guess();
