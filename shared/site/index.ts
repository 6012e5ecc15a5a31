export * from './Fetched';
export * from './SiteContext';
export * from './Widget';
