/** Returns SQL that copies the demo's cars, each with another id, VIN, date and price. Copies have the numbers from `first` to `last`. */
export const copiesOfCars = (first: number, last: number): string => `
insert into used_cars select copied.* from used_cars, generate_series(${first}, ${last}) as copy,
  lateral jsonb_populate_record(used_cars, jsonb_build_object(
    'id', 'x' || copy || '-' || id, 'vin', md5(id || copy), 'published_at', published_at - copy * interval '7 minutes',
    'search_text', replace(search_text, lower(vin), md5(id || copy)), 'price_usd', price_usd + (copy * 50) % 4000,
    'odometer', odometer + (copy * 910) % 60000, 'landed_georgia_usd', landed_georgia_usd + (copy * 50) % 4000)) as copied
  where used_cars.id not like 'x%'`;

export const eventsInSession = 5;

interface Day {
  /** Unix milliseconds. */
  readonly end: number;
  readonly sessions: number;
  readonly devices: number;
}

/** Returns SQL that inserts sessions of five events within three minutes into a day. A few devices come often, most once or twice. */
export const sessionsOf = ({ end, sessions, devices }: Day): string => `
insert into track_events (received_at, is_demo, device_id, device_type, os_type, event_time, url, page, local_time, event_type,
    extra, user_id, identity_id, platform, country, version, channel, item_id, item_title, converts)
  select at, true, md5(device::text), 'mobile', (array['Windows', 'Android', 'iOS', 'macOS', 'Linux'])[1 + device % 5],
    (extract(epoch from at) * 1000)::bigint, 'https://caravan.example/home', '/home', at::text, type,
    '{"version":"71","id":"weekly-prices","title":"Prices in Georgia and Azerbaijan"}', '', '', platform,
    (array['GE', 'GE', 'GE', 'AZ', 'AZ', 'CN', 'AM', 'TR', 'DE', ''])[1 + device % 10],
    (60 + extract(day from at)::int / 3)::text,
    case when platform in ('mini', 'nat', 'eqm5') then platform else '' end,
    case type when 'HOME_NEWS_PV' then 'news-' || device % 16 when 'FINDER_ADV_PV' then (401 + device % 12)::text end,
    null, type in ('FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT')
  from (
    select device, at + step * interval '40 seconds' as at,
      (array['web', 'web', 'web', 'web', 'web', 'web', 'web', 'mini', 'nat', 'eqm5', 'kolkhi-lanes'])[1 + device % 11] as platform,
      (array['FINDER_HOME_PV', 'HOME_NEWS_PV', 'FINDER_VEHICLE_PV', 'FINDER_HOME_STAY', 'STATISTIC_SALE_PV', 'FINDER_ADV_PV',
        'FINDER_VEHICLE_STAY', 'STATISTIC_MODEL_PV', 'DATA_RANKING_PV', 'HOME_ANALYSIS_PV', 'FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT'])
        [case when step = 0 then 1 else 1 + floor(random() * 12)::int end] as type
    from (
      select floor(power(random(), 2) * ${devices})::int as device,
        to_timestamp(${end / 1000}) - (1 + power(random(), 0.7) * 22) * interval '1 hour' as at
      from generate_series(1, ${Math.ceil(sessions)}) as session
    ) as sessions, generate_series(0, ${eventsInSession - 1}) as step
    order by 2
  ) as events`;
