-- The brand whose mark a model has (its name may be another: a brand of two marques), and its first model year: titles that
-- name a year tell generations apart by it.
alter table market_models add column brand_id text references brands, add column year_from smallint;

-- What the units of a row of sales were: histograms by price, mileage and model year (first bound, width of a bar, units of
-- each bar) and, of weeks, the seven days. Arrays, because a row for each bar would be thirty times as many rows.
create table sales_details (
  location text not null,
  time_type smallint not null,
  model_id text not null,
  period date not null,
  price_from integer not null,
  price_step integer not null,
  price_units integer[] not null,
  mileage_from integer not null,
  mileage_step integer not null,
  mileage_units integer[] not null,
  year_from smallint not null,
  year_units integer[] not null,
  day_units integer[],
  day_prices_usd integer[],
  day_offers integer[],
  primary key (location, time_type, model_id, period)
);
create index sales_details_market on sales_details (location, time_type, period);

create index rankings_trend on rankings (series_id, rank_type, month);
