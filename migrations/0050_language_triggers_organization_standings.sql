-- What the search of organizations looks for.
create trigger organization_standings_language_noted after insert on organization_standings
  referencing new table as ranked for each statement execute function note_ranked_configurations();
