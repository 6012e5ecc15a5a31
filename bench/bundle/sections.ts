import type { RemoteModule } from '../../shared/contracts';

/** All sections by name. The build puts a module in this one's place that imports them statically. */
export const sections: Readonly<Record<string, RemoteModule>> = {};
