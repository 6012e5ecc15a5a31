// Reads what runs, for commands and programs.

export { readOverview, type RegistryOverview } from './overview';
export { readRemote, type RemoteVersions } from './remoteOverview';
