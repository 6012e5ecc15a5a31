-- The asking price of each car and vehicle by day: a row for each day on which it changed. Null: no price is asked since then.
create table price_days (
  kind text not null,
  id text not null,
  day date not null,
  price_usd integer,
  is_demo boolean not null default false,
  primary key (kind, id, day)
);

-- The database writes it, because several processes feed offers. They may have other rights, and look for tables elsewhere.
create function note_prices() returns trigger language plpgsql security definer set search_path from current as $$
begin insert into price_days (kind, id, day, price_usd)
  select tg_argv[0], id, (now() at time zone 'Asia/Tbilisi')::date, price_usd from stored
  where price_usd is distinct from (
    select known.price_usd from price_days known
    where known.kind = tg_argv[0] and known.id = stored.id order by known.day desc limit 1
  )
  on conflict (kind, id, day) do update set price_usd = excluded.price_usd; return null; end $$;

create trigger price_added after insert on used_cars referencing new table as stored for each statement execute function note_prices('car');
create trigger price_changed after update on used_cars referencing new table as stored for each statement execute function note_prices('car');
create trigger price_added after insert on finder_vehicles referencing new table as stored for each statement execute function note_prices('vehicle');
create trigger price_changed after update on finder_vehicles referencing new table as stored for each statement execute function note_prices('vehicle');
create trigger content_changed after insert or update or delete or truncate on price_days execute function note_content_change();

-- `always`: also where rows arrive by replication.
alter table used_cars enable always trigger price_added, enable always trigger price_changed;
alter table finder_vehicles enable always trigger price_added, enable always trigger price_changed;
alter table price_days enable always trigger content_changed;

insert into price_days (kind, id, day, price_usd)
select kind, id, (now() at time zone 'Asia/Tbilisi')::date, price_usd
from (select 'car' as kind, id, price_usd from used_cars union all select 'vehicle', id, price_usd from finder_vehicles) as offers
where price_usd is not null;
