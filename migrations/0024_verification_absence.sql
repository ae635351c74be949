-- Why an organization says that the register does not have it, for whoever decides.
alter table verifications
  -- A word of the code; null where nothing was said.
  add column absence text,
  -- Nine digits: of the organization that sponsors it.
  add column sponsor_ein text;
