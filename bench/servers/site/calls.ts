import type { Call } from '../../../shared/contracts/calls';

/** The calls of all remotes, by remote and name. The build replaces this module by one that imports them statically. */
export const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {};
