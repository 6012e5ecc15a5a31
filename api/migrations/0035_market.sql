-- The country that a vehicle of the finder stands in, null if unknown. Cars of the catalogue are compared with vehicles of their model there.
alter table finder_vehicles add column country text;
create index finder_vehicles_beside on finder_vehicles (country, brand_id, lower(model_name), year);
