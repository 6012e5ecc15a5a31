-- What any number of API processes must agree on.
create table settings (
  key text primary key,
  value text not null
);

create table exchange_rates (
  currency text primary key,
  per_usd double precision not null
);

create table request_replay (
  request_id text primary key,
  expires_at timestamptz not null
);
create index request_replay_expiry on request_replay (expires_at);

-- Accounts.
create table email_codes (
  id bigint generated always as identity primary key,
  email text not null,
  purpose smallint not null,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (email, purpose)
);

create table email_slots (
  email text primary key,
  free_at timestamptz not null
);

create table dev_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);

-- Catalogue.
create table brands (
  id text primary key,
  name text not null,
  name_cn text,
  country text not null,
  founded smallint
);

create table series (
  id text primary key,
  brand_id text not null references brands,
  name text not null,
  full_name text not null,
  name_cn text,
  body_type text not null,
  energy text not null,
  price_min_cny integer,
  price_max_cny integer,
  review_count integer not null,
  show_trend boolean not null
);
create index series_brand on series (brand_id);

create table used_cars (
  id text primary key,
  brand_id text not null references brands,
  series_id text not null references series,
  name text not null,
  original_name text,
  year smallint,
  level_title text,
  total_power smallint,
  energy text not null,
  cltc_range smallint,
  fuel_comprehensive double precision,
  body_size text,
  vin text,
  odometer integer,
  price_usd integer,
  lowest_price_usd integer,
  paint_name text not null,
  paint_hex text not null,
  location_en text not null,
  location_ge text not null,
  cover_img text not null,
  published_at timestamptz not null,
  search_text text not null
);
create index used_cars_newest on used_cars (published_at desc, id);
create index used_cars_price on used_cars (price_usd, id);
create index used_cars_odometer on used_cars (odometer, id);
create index used_cars_range on used_cars (cltc_range desc nulls last, id);
create index used_cars_brand on used_cars (brand_id, published_at desc, id);
create index used_cars_series on used_cars (series_id, published_at desc, id);

-- Vehicle finder.
create table finder_vehicles (
  id text primary key,
  brand_id text not null references brands,
  name text not null,
  year smallint not null,
  head_image text not null,
  relevant_images text[] not null,
  color_hex text,
  color_en text,
  color_ge text,
  interior_code text,
  odometer integer,
  power smallint,
  fuel text,
  stock smallint,
  vin text,
  drive text,
  gearbox text,
  district_en text,
  district_ge text,
  price_usd integer,
  updated_at timestamptz not null
);
create index finder_vehicles_newest on finder_vehicles (updated_at desc, id);
create index finder_vehicles_brand on finder_vehicles (brand_id, updated_at desc, id);

create table finder_tops (
  id text primary key,
  position smallint not null,
  img text not null,
  title text not null,
  highlight_en text not null,
  highlight_ge text not null,
  positive_en text not null,
  positive_ge text not null,
  consideration_en text not null,
  consideration_ge text not null,
  overview_en text not null,
  overview_ge text not null,
  combined_mileage_en text,
  combined_mileage_ge text
);

create table friendships (
  id text primary key,
  position smallint not null,
  img text not null,
  title_en text not null,
  title_ge text not null
);

-- Home page.
create table vehicle_tops (
  id text primary key,
  position smallint not null,
  used_car_id text not null references used_cars,
  icon text,
  label_en text,
  label_ge text,
  label_color text
);

create table news (
  id text primary key,
  image text not null,
  title_en text not null,
  title_ge text not null,
  link text not null,
  icon text,
  label_en text,
  label_ge text,
  label_color text,
  published_at timestamptz not null
);
create index news_newest on news (published_at desc, id);

-- Statistics of Georgia and Azerbaijan; time_type 1 months, 2 weeks (period: first day).
create table market_models (
  id text primary key,
  brand_name text not null,
  name text not null
);

create table sales (
  location text not null,
  time_type smallint not null,
  model_id text not null references market_models,
  period date not null,
  units integer not null,
  median_price_usd integer not null,
  offers integer not null,
  primary key (location, time_type, model_id, period)
);
create index sales_market on sales (location, time_type, period);

-- China rankings; month is YYYY-MM.
create table rankings (
  month text not null,
  rank_type smallint not null,
  series_id text not null references series,
  ranking smallint not null,
  count double precision not null,
  descender_price_usd integer,
  primary key (month, rank_type, series_id)
);
create index rankings_list on rankings (month, rank_type, ranking);
