-- Rankings select cars by the Chinese body classes: sedans 0 to 5, SUVs 10 to 14, MPVs 20 to 24, from small to large.
alter table series add column body_class integer;
update series set body_class =
  case body_type when 'sedan' then 0 when 'suv' then 9 else 19 end
  + coalesce((select greatest(array_position(array['micro', 'small', 'compact', 'midsize', 'large', 'full-size'], segment) - 1,
      case body_type when 'sedan' then 0 else 1 end) from series_specs where series_id = series.id), 3);
alter table series alter column body_class set not null;
