-- What each member of staff may do (docs/decisions/0114).

create table staff_roles (
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('administrator', 'moderator', 'verifier', 'coordinator', 'analyst')),
  -- Null for a link or a command of the operator, and once that account is gone.
  granted_by uuid references users on delete set null,
  granted_at timestamptz(3) not null default now(),
  primary key (user_id, role)
);
comment on table staff_roles is
  'The roles of staff. users.is_admin says the same about administrators: triggers keep both in step.';
create index staff_roles_role on staff_roles (role, user_id);
create index staff_roles_granter on staff_roles (granted_by) where granted_by is not null;

-- The previous release reads and writes users.is_admin, and both may run at the same time.
create function keep_administrator_role() returns trigger language plpgsql as $$
begin
  if new.is_admin then
    insert into staff_roles (user_id, role) values (new.id, 'administrator') on conflict do nothing;
  else
    delete from staff_roles where user_id = new.id and role = 'administrator';
  end if;
  return null;
end $$;
create trigger users_new_administrator after insert on users
  for each row when (new.is_admin) execute function keep_administrator_role();
create trigger users_keep_administrator_role after update of is_admin on users
  for each row when (old.is_admin is distinct from new.is_admin) execute function keep_administrator_role();

create function keep_is_admin() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update users set is_admin = true where id = new.user_id and not is_admin;
  else
    update users set is_admin = false where id = old.user_id and is_admin;
  end if;
  return null;
end $$;
create trigger staff_roles_new_administrator after insert on staff_roles
  for each row when (new.role = 'administrator') execute function keep_is_admin();
create trigger staff_roles_former_administrator after delete on staff_roles
  for each row when (old.role = 'administrator') execute function keep_is_admin();

-- Last, so that no administrator who is made meanwhile is missed.
insert into staff_roles (user_id, role, granted_at)
select id, 'administrator', created_at from users where is_admin
on conflict do nothing;
