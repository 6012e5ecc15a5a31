export * from './account';
export * from './call';
export * from './data';
export * from './envelope';
export * from './fields';
export * from './home';
export * from './usedCar';
export * from './vehicleFinder';
