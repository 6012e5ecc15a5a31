-- Search reads words as filters: "white electric suv", in English and Georgian, typed rightly or nearly so.
create extension if not exists pg_trgm with schema public;

-- What words mean wherever they stand, beside the names that the lists hold themselves.
create table search_terms (filter text not null, value text not null, word text not null);
insert into search_terms (filter, value, word)
select filter, value, word from (values
  ('energy', 'electric', array['electric', 'ev', 'bev', 'ელექტრო', 'ელექტრომობილი', 'ელმობილი']),
  ('energy', 'hybrid', array['hybrid', 'hev', 'ჰიბრიდი', 'ჰიბრიდული']),
  ('energy', 'phev', array['phev', 'plug-in', 'plugin', 'hybrid', 'დატენვადი', 'ჰიბრიდი', 'ჰიბრიდული']),
  ('energy', 'erev', array['erev', 'range-extended', 'extender']),
  ('energy', 'petrol', array['petrol', 'gasoline', 'gas', 'ბენზინი', 'ბენზინის']),
  ('energy', 'diesel', array['diesel', 'დიზელი', 'დიზელის']),
  ('energy', 'lpg', array['lpg', 'გაზი']),
  ('body', 'suv', array['suv', 'suvs', 'crossover', 'jeep', 'ჯიპი', 'კროსოვერი']),
  ('body', 'sedan', array['sedan', 'saloon', 'სედანი']),
  ('body', 'mpv', array['mpv', 'minivan', 'van', 'მინივენი']),
  ('gearbox', 'automatic', array['automatic', 'ავტომატიკა', 'ავტომატი']),
  ('gearbox', 'manual', array['manual', 'მექანიკა', 'მექანიკური']),
  ('gearbox', 'cvt', array['cvt', 'ვარიატორი']),
  ('drive', 'fwd', array['fwd', 'front-wheel', 'წინა']),
  ('drive', 'rwd', array['rwd', 'rear-wheel', 'უკანა']),
  ('drive', 'awd', array['awd', '4x4', 'all-wheel']),
  ('drive', '4wd', array['4wd', '4x4', 'four-wheel']),
  ('brand', 'byd', array['ბიუაიდი', 'ბიდ', 'ბივაიდი']),
  ('brand', 'toyota', array['ტოიოტა']),
  ('brand', 'lexus', array['ლექსუსი']),
  ('brand', 'hyundai', array['ჰიუნდაი', 'ჰენდაი', 'ჰიუნდე']),
  ('brand', 'kia', array['კია']),
  ('brand', 'mercedes-benz', array['მერსედესი', 'მერსედეს', 'ბენცი', 'benz']),
  ('brand', 'bmw', array['ბმვ', 'ბეემვე', 'ბემვე']),
  ('brand', 'volkswagen', array['ფოლკსვაგენი', 'ფოლცვაგენი', 'vw']),
  ('brand', 'tesla', array['ტესლა']),
  ('brand', 'ford', array['ფორდი']),
  ('brand', 'chevrolet', array['შევროლე', 'შევი', 'chevy']),
  ('brand', 'honda', array['ჰონდა']),
  ('brand', 'nissan', array['ნისანი']),
  ('brand', 'subaru', array['სუბარუ']),
  ('brand', 'opel', array['ოპელი']),
  ('brand', 'geely', array['ჯილი']),
  ('brand', 'chery', array['ჩერი']),
  ('brand', 'changan', array['ჩანგანი', 'ჩანანი']),
  ('brand', 'haval', array['ჰავალი', 'ჰავეილი']),
  ('brand', 'zeekr', array['ზიკრი', 'ზიქრი']),
  ('brand', 'nio', array['ნიო']),
  ('brand', 'xpeng', array['ქსპენგი', 'იქსპენგი']),
  ('brand', 'mg', array['ემჯი']),
  ('brand', 'hongqi', array['ჰონჩი', 'ჰონგცი']),
  ('brand', 'xiaomi', array['შაომი', 'სიაომი']),
  ('brand', 'li-auto', array['ლი'])
) as known (filter, value, words), unnest(words) as word;

-- As all content (0013).
create trigger content_changed after insert or update or delete or truncate on search_terms execute function note_content_change();
alter table search_terms enable always trigger content_changed;

-- Each different colour, place, level and model by a jump in an index: not one car after the other.
create index used_cars_colour on used_cars (color_en, color_ge);
create index used_cars_place on used_cars (location_en, location_ge);
create index used_cars_level on used_cars (level_title);
create index finder_vehicles_colour on finder_vehicles (color_en, color_ge);
create index finder_vehicles_place on finder_vehicles (district_en, district_ge);
create index finder_vehicles_model on finder_vehicles (model_name);
create index used_cars_text on used_cars using gin (search_text public.gin_trgm_ops);

create view search_words as
with recursive car_colours as (
  (select color_en en, color_ge ge from used_cars where color_en is not null order by 1, 2 limit 1)
  union all
  select next.* from car_colours c, lateral
    (select color_en, color_ge from used_cars where (color_en, color_ge) > (c.en, c.ge) order by 1, 2 limit 1) next
), car_places as (
  (select location_en en, location_ge ge from used_cars order by 1, 2 limit 1)
  union all
  select next.* from car_places c, lateral
    (select location_en, location_ge from used_cars where (location_en, location_ge) > (c.en, c.ge) order by 1, 2 limit 1) next
), car_levels as (
  (select level_title name from used_cars where level_title is not null order by 1 limit 1)
  union all
  select next.* from car_levels c, lateral
    (select level_title from used_cars where level_title > c.name order by 1 limit 1) next
), vehicle_colours as (
  (select color_en en, color_ge ge from finder_vehicles where color_en is not null order by 1, 2 limit 1)
  union all
  select next.* from vehicle_colours c, lateral
    (select color_en, color_ge from finder_vehicles where (color_en, color_ge) > (c.en, c.ge) order by 1, 2 limit 1) next
), vehicle_places as (
  (select district_en en, district_ge ge from finder_vehicles where district_en is not null order by 1, 2 limit 1)
  union all
  select next.* from vehicle_places c, lateral
    (select district_en, district_ge from finder_vehicles where (district_en, district_ge) > (c.en, c.ge) order by 1, 2 limit 1) next
), models as (
  (select model_name name from finder_vehicles order by 1 limit 1)
  union all
  select next.* from models m, lateral
    (select model_name from finder_vehicles where model_name > m.name order by 1 limit 1) next
)
select 'cars' as list, 'colour' as filter, en as value, lower(word) as word from car_colours, unnest(array[en, ge]) word
union all select 'cars', 'place', en, lower(word) from car_places, unnest(array[en, ge]) word
union all select 'cars', 'level', name, lower(name) from car_levels
union all select 'cars', 'series', id, lower(name) from series
union all select 'vehicles', 'colour', en, lower(word) from vehicle_colours, unnest(array[en, ge]) word
union all select 'vehicles', 'place', en, lower(word) from vehicle_places, unnest(array[en, ge]) word
union all select 'vehicles', 'series', name, lower(name) from models
union all select list, 'brand', id, lower(name) from brands, unnest(array['cars', 'vehicles']) list
union all select list, filter, value, word from search_terms, unnest(array['cars', 'vehicles']) list
  where list = 'vehicles' or filter not in ('gearbox', 'drive');
