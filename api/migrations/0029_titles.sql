-- Other names of cars that a model's figures count: a Kia K5 is among those of the Kia Optima.
alter table market_models add column titles text[] not null default '{}';
