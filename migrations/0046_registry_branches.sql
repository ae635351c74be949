-- What tells a local branch of a larger organization in the register, and another name of a revoked organization.

-- 1, 2, 6, 7, 8: a center or a state office; 3: independent; 9: a branch. Empty until the next load of the file.
alter table registry_bmf add column affiliation text not null default '';
-- "Doing business as"; empty for most.
alter table registry_revocations add column dba text not null default '';
