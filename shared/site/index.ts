export * from './SiteContext';
export * from './Widget';
