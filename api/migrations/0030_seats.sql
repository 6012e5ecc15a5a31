-- How many seats a car has, as a filter of both lists: that of its series in the catalogue, its own in the finder; null where unknown.
alter table used_cars add column seats smallint;
update used_cars set seats = series_specs.seats from series_specs where series_specs.series_id = used_cars.series_id;
create index used_cars_seats on used_cars (seats, published_at desc, id);

alter table finder_vehicles add column seats smallint;
update finder_vehicles set seats = (specs ->> 'seats')::numeric::smallint from finder_details where vehicle_id = id;
