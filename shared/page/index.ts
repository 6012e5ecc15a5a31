export * from './defineSection';
export type { PageProps } from './definePage';
