// Stores what servers and browsers reported of a version.

export * from './evidence';
export * from './outcomes';
