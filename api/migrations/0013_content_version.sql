-- Another value after each change of what everybody may read, by whomever it is made: answers are kept as long as it stays the same.
-- No counter: a database that is put back to an earlier state must not come to a version that stood for other content.
create table content_version (
  version uuid not null
);
create unique index content_version_one on content_version ((true));
insert into content_version values (gen_random_uuid());

-- Whoever writes may have other rights, and look for tables elsewhere.
create function note_content_change() returns trigger language plpgsql security definer set search_path from current as $$
begin insert into content_version values (gen_random_uuid()) on conflict ((true)) do update set version = excluded.version; return null; end $$;

-- `always`: also where rows arrive by replication.
do $$ declare content text; begin foreach content in array array[
  'brands', 'downloads', 'enterprises', 'exchange_rates', 'finder_details', 'finder_tops', 'finder_vehicles', 'friendship_details',
  'friendships', 'market_models', 'news', 'rankings', 'sales', 'sales_details', 'series', 'series_specs', 'spec_sheets', 'trim_equipment',
  'used_cars', 'vehicle_tops'
] loop
  execute format('create trigger content_changed after insert or update or delete or truncate on %I execute function note_content_change()', content); execute format('alter table %I enable always trigger content_changed', content); end loop; end $$;
