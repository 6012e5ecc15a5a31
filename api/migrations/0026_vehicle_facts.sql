-- Vehicle finder: what buyers here filter by (customs, steering side, engine volume in cm³, accidents, owners), and who sells the vehicle.
alter table finder_vehicles add column customs text;
alter table finder_vehicles add column steering text;
alter table finder_vehicles add column engine_cc smallint;
alter table finder_vehicles add column accidents smallint;
alter table finder_vehicles add column owners smallint;
alter table finder_vehicles add column enterprise_id text references enterprises;

update finder_vehicles set
  customs = specs ->> 'customs', steering = specs ->> 'steering', engine_cc = (specs ->> 'engineCc')::numeric::smallint,
  accidents = finder_details.accidents, owners = finder_details.owners
from finder_details where vehicle_id = id;

alter table finder_details drop column accidents;
alter table finder_details drop column owners;
