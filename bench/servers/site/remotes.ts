import type { RemoteModule } from '../../../shared/contracts';

/** All remotes by name. The build replaces this module by one that imports them statically. */
export const remotes: Readonly<Record<string, RemoteModule>> = {};
