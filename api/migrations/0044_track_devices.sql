-- Export and deletion of an account find the visits of its browsers.
create index track_visits_device on track_visits (device);
create index track_item_visits_device on track_item_visits (device);
