-- What customs asks of a car, and its highest landed price in each country of import.
alter table used_cars
  add column engine_cm3_low integer,
  add column engine_cm3_high integer,
  add column steering text,
  add column made_month smallint,
  add column landed_georgia_usd integer,
  add column landed_azerbaijan_usd integer;
create index used_cars_landed_georgia on used_cars (landed_georgia_usd, id);
create index used_cars_landed_azerbaijan on used_cars (landed_azerbaijan_usd, id);

-- Tariffs as documents. A tariff counts once two people have approved it.
create table tariffs (
  id text primary key,
  country text not null,
  document jsonb not null,
  added_at timestamptz not null default now()
);
create table tariff_approvals (
  tariff_id text not null references tariffs (id) on delete cascade,
  approver text not null,
  approved_at timestamptz not null default now(),
  primary key (tariff_id, approver)
);

-- The day that the stored landed prices were computed for.
create table landed_day (
  day date not null
);
create unique index landed_day_one on landed_day ((true));

do $$ declare content text; begin foreach content in array array['tariffs', 'tariff_approvals', 'landed_day'] loop
  execute format('create trigger content_changed after insert or update or delete or truncate on %I execute function note_content_change()', content); execute format('alter table %I enable always trigger content_changed', content); end loop; end $$;

-- The day of an exchange rate.
alter table exchange_rates add column as_of date not null default current_date;
-- The manat has been fixed to the dollar since 2017.
insert into exchange_rates (currency, per_usd) values ('AZN', 1.7) on conflict (currency) do nothing;
