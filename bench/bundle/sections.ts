import type { RemoteModule } from '../../shared/contracts';

/** All sections by name. The build replaces this module by one that imports them statically. */
export const sections: Readonly<Record<string, RemoteModule>> = {};
