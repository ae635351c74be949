-- Apart from the column, whose migration keeps everyone from reading projects until it ends. No saved search has the filter yet, so
-- nothing is new to those who search.
update projects set verification = 'verified'
  from organizations o where o.id = projects.organization_id and o.is_verified and projects.verification <> 'verified';
-- An organization that lost its verification meanwhile: the statement above may have waited for it with what it had read before.
update projects set verification = 'unverified'
  from organizations o where o.id = projects.organization_id and not o.is_verified and projects.verification <> 'unverified';
alter table projects validate constraint projects_verification;
