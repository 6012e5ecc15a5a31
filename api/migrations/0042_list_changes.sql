-- Changed cars and vehicles, so that API processes read only these again. `id` is null where many changed at once. Each number is given
-- while the transaction holds `content_version` (0013), so numbers are in the order of the commits. `version` tells apart databases that
-- were restored to an earlier state.
create table list_changes (
  number bigint generated always as identity primary key,
  version uuid not null default gen_random_uuid(),
  list text not null,
  id text
);

-- The trigger runs after `content_changed`, because triggers run in the order of their names. Processes that feed offers may have other
-- rights, and look for tables elsewhere.
create function note_list_change() returns trigger language plpgsql security definer set search_path from current as $$
begin if (select count(*) from (select from changed limit 501) as first) > 500 then insert into list_changes (list) values (tg_argv[0]); else insert into list_changes (list, id) select tg_argv[0], id from changed; end if; return null; end $$;

create function note_new_list() returns trigger language plpgsql security definer set search_path from current as $$
begin insert into list_changes (list) values (tg_argv[0]); return null; end $$;

-- `always`: also where rows arrive by replication.
do $$ declare content record; begin for content in select * from (values ('used_cars', 'cars'), ('finder_vehicles', 'vehicles')) as known (relation, list) loop
  execute format('create trigger list_added after insert on %I referencing new table as changed for each statement execute function note_list_change(%L)', content.relation, content.list); execute format('create trigger list_changed after update on %I referencing new table as changed for each statement execute function note_list_change(%L)', content.relation, content.list); execute format('create trigger list_deleted after delete on %I referencing old table as changed for each statement execute function note_list_change(%L)', content.relation, content.list); execute format('create trigger list_emptied after truncate on %I execute function note_new_list(%L)', content.relation, content.list); execute format('create trigger list_renamed after update of id on %I execute function note_new_list(%L)', content.relation, content.list); execute format('alter table %I enable always trigger list_added, enable always trigger list_changed, enable always trigger list_deleted, enable always trigger list_emptied, enable always trigger list_renamed', content.relation); end loop; end $$;
